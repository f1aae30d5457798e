import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { FactGrid } from '@bazaar/ui/facts';
import { SheetConverted } from './sheet-converted.tsx';
import { SheetDoubt } from './sheet-doubt.tsx';
import { SheetFaulty } from './sheet-faulty.tsx';
import type { RowMatch, SheetLine } from './sheet-match.rules.ts';
import { sheetMessages as messages } from './sheet-messages.ts';
import styles from './sheet-panel.module.css';
import { countRepeated, type RowTally, remainingRows } from './sheet-tally.rules.ts';
import { useSheet } from './use-sheet.ts';
import { useShown } from './use-shown.tsx';

interface SheetResultProps {
  /** All rows of the table. */
  matches: readonly RowMatch[];
  lines: readonly SheetLine[];
  tally: RowTally;
}

/** What became of the rows: four counts that make up the whole, the doubtful ones to decide, the faulty ones to correct. */
export function SheetResult({ matches, lines, tally }: SheetResultProps) {
  const { work } = useSheet();
  const countOf = (kind: RowMatch['kind']) =>
    formatNumber(matches.filter((match) => match.kind === kind).length);
  const repeated = countRepeated(lines);
  const remaining = remainingRows(matches, work);
  return (
    <section aria-label={messages.counts} className={styles.result}>
      <FactGrid
        columns={5}
        facts={[
          { label: messages.known, value: countOf('known') },
          { label: messages.text, value: countOf('text') },
          { label: messages.doubtful, value: countOf('doubtful') },
          { label: messages.faulty, value: countOf('faulty') },
          { label: messages.rows, value: formatNumber(matches.length) },
        ]}
      />
      <p role="status" className={styles.note}>
        {TALLY_PARTS.filter((part) => tally[part] > 0)
          .map((part) => messages.tallyPart(messages.tally[part], formatNumber(tally[part])))
          .join(' · ')}
        {repeated > 0 && ` · ${messages.repeated(formatNumber(repeated))}`}
      </p>
      <SheetConverted matches={remaining} />
      <Doubtful matches={remaining} />
      <SheetFaulty matches={remaining} />
    </section>
  );
}

const TALLY_PARTS = ['ready', 'waiting', 'leftOut', 'added'] as const;

function Doubtful({ matches }: { matches: readonly RowMatch[] }) {
  const { work, changeWork } = useSheet();
  const { choices, amounts } = work;
  const doubtful = matches.flatMap((match) => (match.kind === 'doubtful' ? [match] : []));
  const [shown, more] = useShown(doubtful);
  if (doubtful.length === 0) {
    return null;
  }
  const open = doubtful.filter(({ row }) => choices[row.number] === undefined);
  const takeAsText = () =>
    changeWork({
      choices: { ...choices, ...Object.fromEntries(open.map(({ row }) => [row.number, 'text' as const])) },
    });
  return (
    <>
      <h3 className={styles.legend}>{messages.doubtfulTitle}</h3>
      {open.length > 1 && (
        <Button size="sm" onClick={takeAsText}>
          {messages.allAsText(formatNumber(open.length))}
        </Button>
      )}
      {shown.map((match) => (
        <SheetDoubt
          key={match.row.number}
          match={match}
          choice={choices[match.row.number]}
          amounts={amounts}
          onWrite={(key, text) => changeWork({ amounts: { ...amounts, [key]: text } })}
          onChoose={(choice) => changeWork({ choices: { ...choices, [match.row.number]: choice } })}
        />
      ))}
      {more}
    </>
  );
}
