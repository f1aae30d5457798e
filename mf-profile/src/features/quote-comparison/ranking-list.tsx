import { formatNumber, formatToman } from '@bazaar/locale';
import { Card, CardHead } from '@bazaar/ui/card';
import { messages } from './messages.ts';
import { pageIdOf } from './page-id.ts';
import type { QuoteColumn } from './quote-column.rules.ts';
import { shipDay } from './quote-rows.ts';
import styles from './ranking-list.module.css';

interface RankingListProps {
  columns: readonly QuoteColumn[];
  now: string;
}

/** The quotes of a phone at a glance, in their order; each leads to the page of its supplier. */
export function RankingList({ columns, now }: RankingListProps) {
  return (
    <Card as="section" labelledBy="quote-ranking">
      <CardHead id="quote-ranking" title={messages.ranking} />
      <ol className={styles.list}>
        {columns.map((column, index) => (
          <li key={column.request.id}>
            <button
              type="button"
              className={styles.row}
              onClick={() =>
                document.getElementById(pageIdOf(column))?.scrollIntoView({ block: 'start', inline: 'start' })
              }
            >
              <span className={styles.place} aria-hidden="true">
                {formatNumber(index + 1)}
              </span>
              <span className={styles.words}>
                <bdi className={styles.name}>{column.request.supplier.name}</bdi>
                <Note column={column} now={now} />
              </span>
              <Payable column={column} />
            </button>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Payable({ column: { request, isComparable } }: { column: QuoteColumn }) {
  const { totals, quote } = request;
  return (
    <b className={styles.payable} data-faded={!isComparable || undefined}>
      {totals === null || quote === null ? messages.none : <bdi>{formatToman(totals.payableRial)}</bdi>}
    </b>
  );
}

function Note({ column, now }: { column: QuoteColumn; now: string }) {
  const words = noteOf(column, now);
  return words === '' ? null : <span className={styles.note}>{words}</span>;
}

function noteOf({ state, request, leadTimeDays, isComparable }: QuoteColumn, now: string): string {
  const words = messages.states;
  switch (state) {
    case 'quoted':
    case 'chosen':
      return [
        ...(leadTimeDays === null ? [] : [`${messages.rows.ship} ${shipDay(leadTimeDays, now)}`]),
        ...(isComparable ? [] : [messages.partShort]),
      ].join(' · ');
    case 'waiting':
      return words.waitingOpen;
    case 'ended':
      return request.status === 'Rejected' ? words.rejected : words.cancelled;
    default:
      return words[state];
  }
}
