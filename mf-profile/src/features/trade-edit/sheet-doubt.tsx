import { formatNumber } from '@bazaar/locale';
import { Radio } from '@bazaar/ui/checkbox';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { useId } from 'react';
import { type RowChoice, type RowMatch, rowSubject } from './sheet-match.rules.ts';
import { sheetMessages as messages } from './sheet-messages.ts';
import styles from './sheet-panel.module.css';

interface SheetDoubtProps {
  match: Extract<RowMatch, { kind: 'doubtful' }>;
  choice: RowChoice | undefined;
  onChoose: (choice: RowChoice) => void;
}

/** One doubtful row as it was written, the reason, and what it can become. */
export function SheetDoubt({ match: { row, doubt, candidates }, choice, onChoose }: SheetDoubtProps) {
  const name = useId();
  const option = (value: RowChoice) => ({ name, checked: choice === value, onChange: () => onChoose(value) });
  return (
    <fieldset className={styles.doubt} data-open={choice === undefined || undefined}>
      <legend className={styles.subject}>
        {messages.row(formatNumber(row.number))}:{' '}
        <bdi>{messages.rowText(rowSubject(row), row.quantity, row.unit)}</bdi>
      </legend>
      <p className={styles.note}>{messages.doubt[doubt]}</p>
      {candidates.map((item) => (
        <Radio
          key={item.id}
          {...option(item.id)}
          label={
            <>
              <IsolatedRuns text={messages.candidate(item.title, item.unitTitle)} />{' '}
              <bdi dir="ltr">{item.sku}</bdi>
            </>
          }
        />
      ))}
      <Radio {...option('text')} label={messages.asText} />
      <Radio {...option('skip')} label={messages.skip} />
    </fieldset>
  );
}
