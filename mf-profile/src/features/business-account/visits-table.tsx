import { formatJalaliWeekday, formatNumber } from '@bazaar/locale';
import { messages } from './messages.ts';
import type { VisitPoint } from './visit-span.rules.ts';
import styles from './visits-table.module.css';

const words = messages.visits;

/** The numbers of the chart, the latest day first. */
export function VisitsTable({ points }: { points: readonly VisitPoint[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.table}</caption>
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
  );
}

/** The table in a part of a card: a long one scrolls there, and takes the focus so that the keys can scroll it. */
export function ScrolledVisits({ points }: { points: readonly VisitPoint[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the only way to scroll it without a pointer
    <section className={styles.scroll} tabIndex={0} aria-label={words.table}>
      <VisitsTable points={points} />
    </section>
  );
}
