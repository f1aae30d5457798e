import { formatNumber, formatTomanText, isolate } from '@bazaar/locale';
import { IconButton } from '@bazaar/ui/button';
import { Checkbox } from '@bazaar/ui/checkbox';
import { TextField } from '@bazaar/ui/input';
import { mdiTrashCanOutline } from '@mdi/js';
import { memo } from 'react';
import { type LineForm, withLine } from './draft-form.rules.ts';
import { LineQuantity } from './line-quantity.tsx';
import styles from './line-row.module.css';
import { LineSubject } from './line-subject.tsx';
import { messages } from './messages.ts';
import { isUntouched, type KnownItem, lineFaults, lineFieldId, lineName } from './problems.rules.ts';
import { lineTotalRial } from './totals.rules.ts';
import { useDraft, useForm } from './use-draft.ts';

interface LineRowProps {
  lineKey: string;
  index: number;
  known: KnownItem;
  onRemove: (key: string) => void;
}

/** One line of the request. It follows its own line alone, so that typing in one of many rows draws no other. */
export const LineRow = memo(function LineRow({ lineKey, index, known, onRemove }: LineRowProps) {
  const line = useForm(({ lines }) => lines.find(({ key }) => key === lineKey));
  const { change } = useDraft();
  if (line === undefined) {
    return null;
  }
  const write = (part: Partial<LineForm>) => change((form) => withLine(form, lineKey, part));
  const name = lineName(line, index);
  const faults = isUntouched(line) ? {} : lineFaults(line, known);
  return (
    <li className={styles.row} aria-label={isolate(name)}>
      <span className={styles.number} aria-hidden="true">
        {formatNumber(index + 1)}
      </span>
      <div className={styles.subject}>
        <LineSubject line={line} faults={faults} onWrite={write} />
      </div>
      <LineQuantity line={line} name={name} known={known} fault={faults.quantity} onWrite={write} />
      <TextField
        id={lineFieldId(lineKey, 'targetPrice')}
        label={messages.targetPrice}
        inputMode="decimal"
        autoComplete="off"
        placeholder={messages.optional}
        unit={messages.toman}
        value={line.targetPrice}
        error={faults.targetPrice}
        onChange={(event) => write({ targetPrice: event.currentTarget.value })}
      />
      <div className={styles.end}>
        <p className={styles.sum}>
          <span className={styles.sumLabel}>{messages.lineSum}</span> <LineSum line={line} known={known} />
        </p>
        <IconButton
          icon={mdiTrashCanOutline}
          label={messages.remove(name)}
          onClick={() => onRemove(lineKey)}
        />
      </div>
      <div className={styles.substitute}>
        <Checkbox
          label={messages.substitute}
          checked={line.acceptsSubstitute}
          onChange={(event) => write({ acceptsSubstitute: event.currentTarget.checked })}
        />
      </div>
    </li>
  );
});

function LineSum({ line, known }: { line: LineForm; known: KnownItem }) {
  const total = lineTotalRial(line, known);
  return <bdi>{total === null ? messages.inquiry : formatTomanText(total)}</bdi>;
}
