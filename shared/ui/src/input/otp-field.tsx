import type { ComponentProps } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';
import { readDigits, showDigits } from './otp-digits.ts';
import classes from './otp-field.module.css';

type NativeInput = Omit<ComponentProps<'input'>, 'style' | 'className' | 'value' | 'onChange' | 'maxLength'>;

export interface OtpFieldProps extends FieldWords, NativeInput {
  /** How many digits the code has. */
  length: number;
  /** Latin digits. */
  value: string;
  onValueChange: (digits: string) => void;
  /** Called once the last digit is entered. */
  onComplete?: ((digits: string) => void) | undefined;
}

/** A one-time code: one real input, so that paste and SMS autofill work, over boxes that show its digits. */
export function OtpField(props: OtpFieldProps) {
  const { length, value, onValueChange, onComplete, label, labelHidden, hint, error, id, ...native } = props;
  const change = (typed: string) => {
    const digits = readDigits(typed, length);
    onValueChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  return (
    <Field {...{ id, label, labelHidden, hint, error }}>
      {(control) => (
        <span className={classes.code} dir="ltr">
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            {...native}
            {...control}
            className={classes.input}
            value={showDigits(value)}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <OtpBoxes length={length} value={value} />
        </span>
      )}
    </Field>
  );
}

function OtpBoxes({ length, value }: Pick<OtpFieldProps, 'length' | 'value'>) {
  const active = Math.min(value.length, length - 1);
  return Array.from({ length }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of a box
    <span key={index} className={classes.box} data-active={index === active} aria-hidden="true">
      {showDigits(value[index] ?? '')}
    </span>
  ));
}
