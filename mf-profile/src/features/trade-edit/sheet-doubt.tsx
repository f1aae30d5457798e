import { formatNumber } from '@bazaar/locale';
import { Radio } from '@bazaar/ui/checkbox';
import { TextField } from '@bazaar/ui/input';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { useId } from 'react';
import type { LineItem } from './draft-form.rules.ts';
import { Conversion } from './sheet-conversion.tsx';
import {
  amountKey,
  linesOf,
  type RowChoice,
  type RowMatch,
  rowSubject,
  type WrittenAmounts,
  writtenAmount,
} from './sheet-match.rules.ts';
import { type MeasureFault, measureIn, ownMeasure, quantityText } from './sheet-measure.rules.ts';
import { sheetMessages as messages } from './sheet-messages.ts';
import styles from './sheet-panel.module.css';
import type { SheetRow } from './sheet-rows.rules.ts';

interface SheetDoubtProps {
  match: Extract<RowMatch, { kind: 'doubtful' }>;
  choice: RowChoice | undefined;
  amounts: WrittenAmounts;
  onChoose: (choice: RowChoice) => void;
  /** A quantity in the unit of an item, by `amountKey`. */
  onWrite: (key: string, text: string) => void;
}

/** One doubtful row as it was written, the reason, and what it can become. */
export function SheetDoubt({ match, choice, amounts, onChoose, onWrite }: SheetDoubtProps) {
  const { row, doubt, candidates } = match;
  const name = useId();
  const option = (value: RowChoice) => ({ name, checked: choice === value, onChange: () => onChoose(value) });
  const isOpen = choice !== 'skip' && linesOf([match], { [row.number]: choice ?? -1 }, amounts).length === 0;
  return (
    <fieldset className={styles.doubt} data-open={isOpen || undefined}>
      <legend className={styles.subject}>
        {messages.row(formatNumber(row.number))}:{' '}
        <bdi>{messages.rowText(rowSubject(row), quantityText(row.quantity), row.unit)}</bdi>
      </legend>
      <p className={styles.note}>{messages.doubt[doubt]}</p>
      {candidates.map((item) => (
        <Candidate
          key={item.id}
          {...{ row, item, option: option(item.id) }}
          amount={amounts[amountKey(row, item)] ?? ''}
          onWrite={(text) => onWrite(amountKey(row, item), text)}
        />
      ))}
      <Radio {...option('text')} label={<AsText row={row} />} />
      <Radio {...option('skip')} label={messages.skip} />
    </fieldset>
  );
}

interface CandidateProps {
  row: SheetRow;
  item: LineItem;
  option: { name: string; checked: boolean; onChange: () => void };
  amount: string;
  onWrite: (text: string) => void;
}

/** An item that the row may mean, with its quantity in the item's unit; where there is none, it is asked for. */
function Candidate({ row, item, option, amount, onWrite }: CandidateProps) {
  const measure = measureIn(row, item.unitTitle);
  const fault = typeof measure === 'string' ? measure : null;
  return (
    <>
      <Radio
        {...option}
        label={
          <>
            <IsolatedRuns text={messages.candidate(item.title, item.unitTitle)} />{' '}
            <bdi dir="ltr">{item.sku}</bdi>
            {typeof measure !== 'string' && measure.isConverted && (
              <>
                {' · '}
                <Conversion row={row} measure={measure} />
              </>
            )}
          </>
        }
      />
      {fault !== null && <p className={styles.note}>{reasonOf(fault, row, item)}</p>}
      {fault !== null && option.checked && (
        <div className={styles.amount}>
          <TextField
            label={messages.amountIn(messages.row(formatNumber(row.number)), item.unitTitle)}
            inputMode="numeric"
            autoComplete="off"
            value={amount}
            error={amount !== '' && writtenAmount(amount) === null ? messages.amountFault : undefined}
            onChange={(event) => onWrite(event.currentTarget.value)}
          />
        </div>
      )}
    </>
  );
}

function reasonOf(fault: MeasureFault, { unit }: SheetRow, { unitTitle }: LineItem): string {
  switch (fault) {
    case 'otherUnit':
      return messages.otherUnit(unit, unitTitle);
    case 'notWhole':
      return messages.notWholeIn(unitTitle);
    case 'tooMany':
      return messages.tooManyIn(unitTitle);
  }
}

function AsText({ row }: { row: SheetRow }) {
  const own = ownMeasure(row);
  return (
    <>
      {messages.asText}
      {typeof own !== 'string' && own.isConverted && (
        <>
          {' · '}
          <Conversion row={row} measure={own} />
        </>
      )}
    </>
  );
}
