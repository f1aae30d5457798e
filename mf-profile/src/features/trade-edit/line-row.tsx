import { formatNumber, formatTomanText, isolate } from '@bazaar/locale';
import { IconButton } from '@bazaar/ui/button';
import { Checkbox } from '@bazaar/ui/checkbox';
import { mdiTrashCanOutline } from '@mdi/js';
import { memo } from 'react';
import type { LinePart } from './begun-lines.rules.ts';
import type { LineForm } from './draft-form.rules.ts';
import { LineQuantity } from './line-quantity.tsx';
import styles from './line-row.module.css';
import { LineSubject } from './line-subject.tsx';
import { LineTextField } from './line-text-field.tsx';
import { useSecondPart } from './load-second-part.ts';
import { messages } from './messages.ts';
import { type KnownItem, type LineFaults, lineName } from './problems.rules.ts';
import { useSettled, useSmallStore } from './small-store.ts';
import { lineTotalRial } from './totals.rules.ts';
import { useDraft } from './use-draft.ts';
import { useLineLeaving, useLineWriting } from './use-line.ts';

interface LineRowProps {
  lineKey: string;
  index: number;
  known: KnownItem;
  onRemove: (key: string) => void;
}

/**
 * One line of the request. Its fields follow what is typed in them; the row around them, with its name, faults and sum,
 * follows in the next frame, so that a letter draws one field.
 */
export const LineRow = memo(function LineRow({ lineKey, index, known, onRemove }: LineRowProps) {
  const { lines, begun } = useDraft();
  const line = useSettled(lines.of(lineKey), (value) => value);
  const left = useSettled(begun, (value) => value.get(lineKey));
  const faults = useFaults(line, known, left);
  const leave = useLineLeaving(lineKey);
  if (line === undefined) {
    return null;
  }
  const name = lineName(line, index);
  return (
    <li className={styles.row} aria-label={isolate(name)} onBlur={leave}>
      <span className={styles.number} aria-hidden="true">
        {formatNumber(index + 1)}
      </span>
      <div className={styles.subject}>
        <LineSubject
          lineKey={lineKey}
          item={line.item}
          title={faults.title}
          unit={faults.unit}
          properties={faults.properties}
        />
      </div>
      <LineQuantity
        lineKey={lineKey}
        isItem={line.item !== null}
        unit={line.unit}
        name={name}
        known={known}
        fault={faults.quantity}
      />
      <LineTextField
        lineKey={lineKey}
        part="targetPrice"
        label={messages.targetPrice}
        inputMode="decimal"
        autoComplete="off"
        placeholder={messages.optional}
        unit={messages.toman}
        error={faults.targetPrice}
      />
      <RowEnd lineKey={lineKey} name={name} total={sumText(line, known)} onRemove={onRemove} />
      <Substitute lineKey={lineKey} />
    </li>
  );
});

function useFaults(line: LineForm | undefined, known: KnownItem, left?: ReadonlySet<LinePart>): LineFaults {
  const text = useSecondPart((part) =>
    part === null || line === undefined ? '' : part.shownFaultsText(line, known, left),
  );
  return text === '' ? {} : JSON.parse(text);
}

interface RowEndProps extends Pick<LineRowProps, 'lineKey' | 'onRemove'> {
  name: string;
  total: string;
}

const RowEnd = memo(function RowEnd({ lineKey, name, total, onRemove }: RowEndProps) {
  return (
    <div className={styles.end}>
      <p className={styles.sum}>
        <span className={styles.sumLabel}>{messages.lineSum}</span> <bdi>{total}</bdi>
      </p>
      <IconButton icon={mdiTrashCanOutline} label={messages.remove(name)} onClick={() => onRemove(lineKey)} />
    </div>
  );
});

const Substitute = memo(function Substitute({ lineKey }: { lineKey: string }) {
  const accepts = useSmallStore(useDraft().lines.of(lineKey), (line) => line?.acceptsSubstitute === true);
  const write = useLineWriting(lineKey);
  return (
    <div className={styles.substitute}>
      <Checkbox
        label={messages.substitute}
        checked={accepts}
        onChange={(event) => write({ acceptsSubstitute: event.currentTarget.checked })}
      />
    </div>
  );
});

function sumText(line: LineForm, known: KnownItem): string {
  const totalRial = lineTotalRial(line, known);
  return totalRial === null ? messages.inquiry : formatTomanText(totalRial);
}
