import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { FactGrid } from '@bazaar/ui/facts';
import { type ReactNode, useState } from 'react';
import styles from './sheet-dialog.module.css';
import { SheetDoubt } from './sheet-doubt.tsx';
import { type RowChoice, type RowMatch, rowSubject, type SheetLine } from './sheet-match.rules.ts';
import { sheetMessages as messages } from './sheet-messages.ts';

interface SheetResultProps {
  /** Rows that were not added yet. */
  matches: readonly RowMatch[];
  lines: readonly SheetLine[];
  /** Rows of the table. */
  total: number;
  choices: Readonly<Record<number, RowChoice>>;
  onChoose: (rowNumber: number, choice: RowChoice) => void;
}

/** What became of the rows: four counts that make up the whole, the doubtful ones to decide, the faulty ones to read. */
export function SheetResult({ matches, lines, total, choices, onChoose }: SheetResultProps) {
  const countOf = (kind: RowMatch['kind']) =>
    formatNumber(matches.filter((match) => match.kind === kind).length);
  const repeated = lines.reduce((count, { rowNumbers }) => count + rowNumbers.length - 1, 0);
  return (
    <section aria-label={messages.counts} className={styles.result}>
      <FactGrid
        columns={5}
        facts={[
          { label: messages.known, value: countOf('known') },
          { label: messages.text, value: countOf('text') },
          { label: messages.doubtful, value: countOf('doubtful') },
          { label: messages.faulty, value: countOf('faulty') },
          { label: messages.rows, value: formatNumber(total) },
        ]}
      />
      <p role="status" className={styles.note}>
        {repeated > 0 && messages.repeated(formatNumber(repeated))}
        {matches.length < total && messages.remaining(formatNumber(matches.length))}
      </p>
      <Doubtful matches={matches} choices={choices} onChoose={onChoose} />
      <Faulty matches={matches} />
    </section>
  );
}

function Doubtful({
  matches,
  choices,
  onChoose,
}: Pick<SheetResultProps, 'matches' | 'choices' | 'onChoose'>) {
  const doubtful = matches.flatMap((match) => (match.kind === 'doubtful' ? [match] : []));
  const [shown, more] = useShown(doubtful);
  if (doubtful.length === 0) {
    return null;
  }
  return (
    <>
      <h3 className={styles.legend}>{messages.doubtfulTitle}</h3>
      {shown.map((match) => (
        <SheetDoubt
          key={match.row.number}
          match={match}
          choice={choices[match.row.number]}
          onChoose={(choice) => onChoose(match.row.number, choice)}
        />
      ))}
      {more}
    </>
  );
}

function Faulty({ matches }: Pick<SheetResultProps, 'matches'>) {
  const faulty = matches.flatMap((match) => (match.kind === 'faulty' ? [match] : []));
  const [shown, more] = useShown(faulty);
  if (faulty.length === 0) {
    return null;
  }
  return (
    <>
      <h3 className={styles.legend}>{messages.faultyTitle}</h3>
      <p className={styles.note}>{messages.faultyHint}</p>
      <ul className={styles.faulty} aria-label={messages.faultyTitle}>
        {shown.map(({ row, fault }) => (
          <li key={row.number}>
            <b>{messages.row(formatNumber(row.number))}</b>{' '}
            <bdi>{messages.rowText(rowSubject(row), row.quantity, row.unit)}</bdi>{' '}
            <span className={styles.fault}>{messages.fault[fault]}</span>
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

const ROWS_AT_ONCE = 50;

/** The first rows of a long list, and the button for more of them. */
function useShown<Row>(rows: readonly Row[]): [shown: readonly Row[], more: ReactNode] {
  const [count, setCount] = useState(ROWS_AT_ONCE);
  const left = rows.length - count;
  const more = left > 0 && (
    <Button onClick={() => setCount(count + ROWS_AT_ONCE)}>{messages.more(formatNumber(left))}</Button>
  );
  return [rows.slice(0, count), more];
}
