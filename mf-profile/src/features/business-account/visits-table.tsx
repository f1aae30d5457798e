import { formatJalaliWeekday, formatNumber } from '@bazaar/locale';
import { messages } from './messages.ts';
import type { VisitPoint } from './visit-span.rules.ts';
import styles from './visits-table.module.css';

const words = messages.visits;

/** The numbers of the chart, the latest day first. */
export function VisitsTable({ points }: { points: readonly VisitPoint[] }) {
  return (
    // A long table scrolls in its card, so it takes the focus for the keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the only way to scroll it without a pointer
    <section className={styles.scroll} tabIndex={0} aria-label={words.table}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.visits}</th>
            <th scope="col">{words.visitors}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ date, visits, visitors }) => (
            <tr key={date}>
              <th scope="row">{formatJalaliWeekday(date)}</th>
              <td>{formatNumber(visits)}</td>
              <td>{formatNumber(visitors)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
