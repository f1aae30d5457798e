import { formatJalaliLong, isolate } from '@bazaar/locale';
import { Badge, type BadgeTone } from '@bazaar/ui/badge';
import { Icon } from '@bazaar/ui/icon';
import {
  mdiCancel,
  mdiCheckDecagram,
  mdiClockOutline,
  mdiFileDocumentEditOutline,
  mdiHandshakeOutline,
  mdiTimerOffOutline,
} from '@mdi/js';
import { RepeatButton } from '../../common/trade/repeat-button.widget.tsx';
import styles from './column-head.module.css';
import { messages } from './messages.ts';
import { nudgeFor } from './nudge.rules.ts';
import { NudgeButton } from './nudge-button.widget.tsx';
import { type ColumnState, mayAccept, type QuoteColumn } from './quote-column.rules.ts';
import type { ShownQuotes } from './shown-quotes.ts';
import { stateWords } from './state-words.ts';

interface ColumnHeadProps extends Pick<ShownQuotes, 'suppliers' | 'onChoose' | 'nudgeIds' | 'isPaper'> {
  column: QuoteColumn;
  isChosen: boolean;
}

/** The supplier of a column, with the choice of its quote, or what is waited for and may be asked for. */
export function ColumnHead({ column, suppliers, isChosen, onChoose, nudgeIds, isPaper }: ColumnHeadProps) {
  const { request, state } = column;
  const facts = suppliers[request.supplier.id];
  const nudge = nudgeFor(state);
  const mayRepeat = state === 'silent' && request.allowedActions.includes('repeat');
  return (
    <div className={styles.head}>
      {isPaper ? (
        <bdi className={styles.name}>{request.supplier.name}</bdi>
      ) : (
        <Name column={column} isChosen={isChosen} onChoose={onChoose} />
      )}
      <p className={styles.facts}>
        {facts !== undefined && (
          <>
            <bdi>{facts.cityTitle}</bdi>
            {' · '}
          </>
        )}
        <bdi dir="ltr" className={styles.number}>
          {request.number}
        </bdi>
      </p>
      {facts?.verifiedAt != null && (
        <p className={styles.verified}>
          <Icon path={mdiCheckDecagram} size="sm" />
          {messages.verified(formatJalaliLong(facts.verifiedAt))}
        </p>
      )}
      <StateBadge column={column} />
      {nudge !== null && !isPaper && (
        // Another state or round is asked about anew.
        <NudgeButton key={`${nudge} ${request.rowVersion}`} {...{ request, nudge }} ids={nudgeIds} />
      )}
      {mayRepeat && !isPaper && <RepeatButton compact request={request} />}
    </div>
  );
}

function Name({ column, isChosen, onChoose }: Pick<ColumnHeadProps, 'column' | 'isChosen' | 'onChoose'>) {
  const { id, supplier } = column.request;
  if (!mayAccept(column)) {
    return <bdi className={styles.name}>{supplier.name}</bdi>;
  }
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        className={styles.mark}
        name="quote"
        checked={isChosen}
        aria-label={messages.choose(isolate(supplier.name))}
        onChange={() => onChoose(id)}
      />
      <bdi className={styles.name}>{supplier.name}</bdi>
    </label>
  );
}

/** What a column is when it holds no quote that may be accepted. */
function StateBadge({ column }: { column: QuoteColumn }) {
  return column.state === 'quoted' ? null : (
    <p>
      <Badge {...FACES[column.state]}>{stateWords(column)}</Badge>
    </p>
  );
}

type Face = Record<'icon', string> & Record<'tone', BadgeTone>;

/** An offer that may be accepted needs no badge. */
const FACES: Readonly<Record<Exclude<ColumnState, 'quoted'>, Face>> = {
  chosen: { tone: 'success', icon: mdiHandshakeOutline },
  waiting: { tone: 'info', icon: mdiClockOutline },
  unsent: { tone: 'neutral', icon: mdiFileDocumentEditOutline },
  lapsed: { tone: 'warning', icon: mdiTimerOffOutline },
  silent: { tone: 'neutral', icon: mdiTimerOffOutline },
  ended: { tone: 'neutral', icon: mdiCancel },
};
