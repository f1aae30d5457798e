import type { TradeQuote } from '@bazaar/contracts/trade';
import { formatJalaliDateTime, formatNumber, formatTomanText } from '@bazaar/locale';
import { FactRows } from '@bazaar/ui/facts';
import styles from './lines-card.module.css';
import { messages } from './messages.ts';

const words = messages.lines;

/** What a former quote said of the whole request, beside what its lines were. */
export function FormerTerms({ former }: { former: TradeQuote }) {
  const { revision, deliveryRial, validUntil, note } = former;
  return (
    <section className={styles.former} aria-label={words.formerTitle(formatNumber(revision))}>
      <p className={styles.label}>{words.formerTitle(formatNumber(revision))}</p>
      <FactRows
        facts={[
          { label: words.formerDelivery, value: formatTomanText(deliveryRial) },
          { label: words.formerValidity, value: formatJalaliDateTime(validUntil) },
          ...(note === null
            ? []
            : [
                {
                  label: words.formerNote,
                  value: <bdi dir="auto">{note}</bdi>,
                },
              ]),
        ]}
      />
    </section>
  );
}
