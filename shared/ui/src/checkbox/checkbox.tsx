import type { ComponentProps, ReactNode } from 'react';
import classes from './checkbox.module.css';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'style' | 'className' | 'type' | 'size'> {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  /** Shown at the end of the row, as in a filter list. */
  count?: ReactNode;
}

/** A yes-or-no choice that is sent with its form. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />;
}

/** One of several choices; give the same `name` to all and wrap them in a `<fieldset>` with a `<legend>`. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />;
}

/** A choice that is on or off at once, without a form being sent. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" role="switch" />;
}

function Choice({ label, labelHidden, count, ...native }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={classes.choice}>
      <input {...native} className={classes.mark} />
      <span className={labelHidden ? 'visually-hidden' : classes.label}>{label}</span>
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </label>
  );
}
