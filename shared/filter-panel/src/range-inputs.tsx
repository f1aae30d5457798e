import { formatNumber } from '@bazaar/locale';
import { type KeyboardEvent, useId } from 'react';
import { messages } from './messages.ts';
import type { RangeEnd } from './range.rules.ts';
import styles from './range-facet.module.css';
import type { RangeUnit } from './unit.rules.ts';
import { isWrong, type useRangeDraft } from './use-range-draft.ts';

interface RangeInputsProps {
  title: string;
  ends: Readonly<Record<RangeEnd, number | undefined>>;
  unit: RangeUnit;
  draft: ReturnType<typeof useRangeDraft>;
  /** Ends of the available range, in the unit on the screen. */
  bounds: Readonly<Record<RangeEnd, number>>;
  names?: Readonly<Record<RangeEnd, string>> | undefined;
}

/** The two numbers of a range, as text, so that Persian digits and «۲٫۵» can be written. */
export function RangeInputs({ title, ends, unit, draft, bounds, names }: RangeInputsProps) {
  const errorId = useId();
  const input = (end: RangeEnd, label: string) => {
    const text = draft.texts[end];
    const number = ends[end];
    const wrong = isWrong(text);
    const settleOnEnter = (event: KeyboardEvent) => {
      if (event.key === 'Enter') {
        draft.settle(end);
      }
    };
    return (
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={styles.input}
        name={names?.[end]}
        placeholder={formatNumber(bounds[end], { maximumFractionDigits: 6 })}
        aria-label={unit.title === '' ? label : `${label} (${unit.title})`}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? errorId : undefined}
        value={text ?? (number === undefined ? '' : formatNumber(number, { maximumFractionDigits: 8 }))}
        onChange={(event) => draft.write(end, event.currentTarget.value)}
        onBlur={() => draft.settle(end)}
        onKeyDown={settleOnEnter}
      />
    );
  };
  const isAnyWrong = isWrong(draft.texts.value) || isWrong(draft.texts.maxValue);
  return (
    <>
      <div className={styles.inputs}>
        {input('value', messages.from(title))}
        <span className={styles.to}>{messages.to}</span>
        {input('maxValue', messages.upTo(title))}
      </div>
      <p id={errorId} className={styles.error} aria-live="polite">
        {isAnyWrong && messages.notNumber}
      </p>
    </>
  );
}
