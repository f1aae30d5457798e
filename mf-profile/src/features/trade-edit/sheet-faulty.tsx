import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { TextField } from '@bazaar/ui/input';
import { type FormEvent, useState } from 'react';
import { type RowMatch, rowSubject } from './sheet-match.rules.ts';
import { quantityText } from './sheet-measure.rules.ts';
import { sheetMessages as messages } from './sheet-messages.ts';
import styles from './sheet-panel.module.css';
import type { RowCorrection, RowFault } from './sheet-rows.rules.ts';
import { useSheet } from './use-sheet.ts';
import { useShown } from './use-shown.tsx';

type FaultyRow = Extract<RowMatch, { kind: 'faulty' }>;

/** Rows that cannot become lines, each with its reason: they are corrected here, or left out. */
export function SheetFaulty({ matches }: { matches: readonly RowMatch[] }) {
  const { work, changeWork } = useSheet();
  const { choices } = work;
  const faulty = matches.flatMap((match) => (match.kind === 'faulty' ? [match] : []));
  const [shown, more] = useShown(faulty);
  if (faulty.length === 0) {
    return null;
  }
  const open = faulty.filter(({ row }) => choices[row.number] !== 'skip');
  const skipAll = () =>
    changeWork({
      choices: { ...choices, ...Object.fromEntries(open.map(({ row }) => [row.number, 'skip' as const])) },
    });
  return (
    <>
      <h3 className={styles.legend}>{messages.faultyTitle}</h3>
      <p className={styles.note}>{messages.faultyHint}</p>
      {open.length > 1 && (
        <Button size="sm" onClick={skipAll}>
          {messages.skipAll(formatNumber(open.length))}
        </Button>
      )}
      <ul className={styles.faulty} aria-label={messages.faultyTitle}>
        {shown.map((match) => (
          <Faulty key={match.row.number} match={match} />
        ))}
      </ul>
      {more}
    </>
  );
}

function Faulty({ match: { row, fault } }: { match: FaultyRow }) {
  const { work, changeWork } = useSheet();
  const { choices, corrections } = work;
  const isSkipped = choices[row.number] === 'skip';
  const name = messages.row(formatNumber(row.number));
  const toggle = () => {
    const { [row.number]: _former, ...others } = choices;
    changeWork({ choices: isSkipped ? others : { ...choices, [row.number]: 'skip' } });
  };
  const correct = (correction: RowCorrection) =>
    changeWork({
      corrections: { ...corrections, [row.number]: { ...corrections[row.number], ...correction } },
    });
  return (
    <li className={styles.fault}>
      <p>
        <b>{name}</b> <bdi>{messages.rowText(rowSubject(row), quantityText(row.quantity), row.unit)}</bdi>
      </p>
      <p className={styles.reason} data-skipped={isSkipped || undefined}>
        {isSkipped ? messages.skipped : messages.fault[fault]}
      </p>
      {!isSkipped && fault !== 'isSum' && (
        <Correction name={name} unit={row.unit} fault={fault} onCorrect={correct} />
      )}
      <Button
        size="sm"
        aria-label={isSkipped ? messages.restoreRow(name) : messages.skipRow(name)}
        onClick={toggle}
      >
        {isSkipped ? messages.restore : messages.skip}
      </Button>
    </li>
  );
}

interface CorrectionProps {
  name: string;
  /** What the number is taken in when no other unit is typed. */
  unit: string;
  fault: RowFault;
  onCorrect: (correction: RowCorrection) => void;
}

/** The field of what is wrong, with the row's unit. It is taken on purpose: a row that is right while it is typed would vanish. */
function Correction({ name, unit, fault, onCorrect }: CorrectionProps) {
  const [text, setText] = useState('');
  const isTitle = fault === 'noSubject';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') {
      onCorrect(isTitle ? { title: text.trim() } : { quantity: text.trim() });
    }
  };
  return (
    <form className={styles.correction} onSubmit={submit}>
      <TextField
        label={isTitle ? messages.correctedTitle(name) : messages.correctedQuantity(name)}
        labelHidden
        inputMode={isTitle ? 'text' : 'numeric'}
        autoComplete="off"
        unit={isTitle || unit === '' ? undefined : unit}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" aria-label={messages.correctRow(name)}>
        {messages.correct}
      </Button>
    </form>
  );
}
