import { formatNumber } from '@bazaar/locale';
import { Conversion } from './sheet-conversion.tsx';
import { certainMeasure, type RowMatch, rowSubject } from './sheet-match.rules.ts';
import { sheetMessages as messages } from './sheet-messages.ts';
import styles from './sheet-panel.module.css';
import { useShown } from './use-shown.tsx';

/** Rows that need no decision but say their quantity in another unit than their line will: each with what it becomes. */
export function SheetConverted({ matches }: { matches: readonly RowMatch[] }) {
  const converted = matches.flatMap((match) => {
    const measure = certainMeasure(match);
    return measure?.isConverted ? [{ row: match.row, measure }] : [];
  });
  const [shown, more] = useShown(converted);
  if (converted.length === 0) {
    return null;
  }
  return (
    <>
      <h3 className={styles.legend}>{messages.convertedTitle}</h3>
      <p className={styles.note}>{messages.convertedHint}</p>
      <ul className={styles.faulty} aria-label={messages.convertedTitle}>
        {shown.map(({ row, measure }) => (
          <li key={row.number} className={styles.fault}>
            <p>
              <b>{messages.row(formatNumber(row.number))}</b> <bdi>{rowSubject(row)}</bdi>
            </p>
            <p>
              <Conversion row={row} measure={measure} />
            </p>
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
