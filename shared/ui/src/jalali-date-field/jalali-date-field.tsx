import { IconButton } from '@bazaar/ui/button';
import { Field, type FieldWords } from '@bazaar/ui/field';
import { mdiCalendarMonthOutline } from '@mdi/js';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import classes from './jalali-date-field.module.css';
import { readDay, writeDay } from './jalali-day.ts';
import { JalaliMonth } from './jalali-month.tsx';
import { messages } from './messages.ts';
import { exampleDay, isBeforeFirst, typedDayFault } from './typed-day.ts';

export interface JalaliDateFieldProps extends Omit<FieldWords, 'labelHidden'> {
  id?: string | undefined;
  /** `YYYY-MM-DD`; null while nothing valid is chosen. */
  value: string | null;
  onChange: (day: string | null) => void;
  /** The present day, `YYYY-MM-DD`: marked in the calendar. */
  today: string;
  /** The first day that can be chosen. */
  min?: string | undefined;
  /** Why an earlier day cannot be chosen. */
  minReason?: string | undefined;
}

/** A day of the Jalali calendar, typed in any digits or chosen in a grid from شنبه to جمعه. */
export function JalaliDateField(props: JalaliDateFieldProps) {
  const { id, label, help, error, value, onChange, today, min, minReason } = props;
  const { hint = messages.example(exampleDay({ today, min })) } = props;
  const { typed, hasLeft, write, leave, forget } = useTypedDay(props);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const calendarId = useId();
  const text = typed ?? (value === null ? '' : writeDay(value));
  const fault = typed === null ? undefined : typedDayFault(typed, hasLeft, { today, min, minReason });

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (day: string) => {
    forget();
    onChange(day);
    close();
  };
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the Escape of the calendar, which is inside
    <div className={classes.field} onKeyDown={closeByEscape}>
      <Field id={id} label={label} help={help} hint={hint} error={fault ?? error}>
        {(control) => (
          <span className={classes.box}>
            <input
              {...control}
              type="text"
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              className={classes.control}
              value={text}
              onChange={(event) => write(event.currentTarget.value)}
              onBlur={leave}
            />
            <IconButton
              ref={button}
              icon={mdiCalendarMonthOutline}
              label={messages.open}
              aria-expanded={isOpen}
              aria-controls={calendarId}
              onClick={() => setOpen(!isOpen)}
            />
          </span>
        )}
      </Field>
      <div id={calendarId} hidden={!isOpen} className={classes.calendar}>
        {isOpen && <JalaliMonth value={value} today={today} min={min} onChoose={choose} />}
      </div>
    </div>
  );
}

/**
 * What is typed, as long as it is not a chosen day in its own form: a text that is no day stays in the field with its
 * fault, until it is corrected or another day comes from outside.
 */
function useTypedDay({ value, onChange, min }: Pick<JalaliDateFieldProps, 'value' | 'onChange' | 'min'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const write = (next: string) => {
    setTyped(next);
    setLeft(false);
    const day = readDay(next);
    onChange(day !== null && !isBeforeFirst(day, min) ? day : null);
  };
  const forget = () => setTyped(null);
  const leave = () => {
    const isSettled = typed !== null && (typed.trim() === '' || (value !== null && readDay(typed) === value));
    if (isSettled) {
      forget();
    } else {
      setLeft(true);
    }
  };
  const isOvertaken = hasLeft && value !== null;
  return { typed: isOvertaken ? null : typed, hasLeft, write, leave, forget };
}
