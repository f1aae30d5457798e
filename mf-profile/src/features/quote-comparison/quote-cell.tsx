import { formatPercent, formatSignedPercent } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { Icon } from '@bazaar/ui/icon';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { mdiArrowDownBold, mdiClockFast, mdiNotEqualVariant } from '@mdi/js';
import type { MarkedCell, QuoteRow } from './comparison-row.rules.ts';
import { messages } from './messages.ts';
import styles from './quote-cell.module.css';

const BEST_ICONS = { lowest: mdiArrowDownBold, soonest: mdiClockFast } as const;

interface QuoteCellProps {
  cell: MarkedCell;
  best: QuoteRow['best'];
}

/** A figure or text of one quote, with the word that marks it: lowest, soonest, above the lowest, or different. */
export function QuoteCell({ cell, best }: QuoteCellProps) {
  const { text, note, warns, isBest, delta, isOdd } = cell;
  return (
    <div className={styles.cell}>
      <span className={styles.main}>
        {isOdd && (
          <span className={styles.odd}>
            <Icon path={mdiNotEqualVariant} size="sm" label={messages.differs} />
          </span>
        )}
        <Text text={text} note={note} warns={warns} />
        {isBest && best !== undefined && (
          <Badge tone="success" icon={BEST_ICONS[best]}>
            {messages.best[best]}
          </Badge>
        )}
        {delta !== null && <Delta delta={delta} />}
      </span>
      {note !== undefined && (
        <span className={styles.note} data-warns={warns || undefined}>
          <bdi>{note}</bdi>
        </span>
      )}
    </div>
  );
}

function Text({ text, note, warns }: Pick<MarkedCell, 'text' | 'note' | 'warns'>) {
  if (text !== null) {
    return (
      <span className={styles.text} data-warns={(warns && note === undefined) || undefined}>
        <IsolatedRuns text={text} />
      </span>
    );
  }
  // A note says by itself why there is nothing.
  return note === undefined ? (
    <span className={styles.none}>
      <span aria-hidden="true">{messages.none}</span>
      <VisuallyHidden>{messages.nothing}</VisuallyHidden>
    </span>
  ) : null;
}

function Delta({ delta }: { delta: number }) {
  // Less than a thousandth is still more than nothing.
  const shown = Math.max(delta, 0.001);
  return (
    <span className={styles.delta}>
      <bdi dir="ltr" aria-hidden="true">
        {formatSignedPercent(shown)}
      </bdi>
      <VisuallyHidden>{messages.deltaOf(formatPercent(shown, { maximumFractionDigits: 1 }))}</VisuallyHidden>
    </span>
  );
}
