import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import classes from './segmented.module.css';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  icon?: string | undefined;
}

export interface SegmentedProps<Value extends string> {
  /** What is chosen; for screen readers only. */
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shows icons alone; the words are for screen readers. */
  iconsOnly?: boolean | undefined;
}

/** A few exclusive choices side by side. Renders radio buttons in a `<fieldset>`. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, iconsOnly } = props;
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.option} title={iconsOnly ? option.label : undefined}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon !== undefined && <Icon path={option.icon} size="sm" />}
          <span className={iconsOnly ? 'visually-hidden' : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
