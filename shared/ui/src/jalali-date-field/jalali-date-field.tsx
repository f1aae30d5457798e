import { IconButton } from '@bazaar/ui/button';
import { Field, type FieldWords } from '@bazaar/ui/field';
import { mdiCalendarMonthOutline } from '@mdi/js';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import classes from './jalali-date-field.module.css';
import { readDay, writeDay } from './jalali-day.ts';
import { JalaliMonth } from './jalali-month.tsx';
import { messages } from './messages.ts';

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
  const { id, label, hint = messages.example, error, value, onChange, today, min, minReason } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const calendarId = useId();
  const text = typed ?? (value === null ? '' : writeDay(value));
  const fault = typed === null ? error : (faultOf(typed, { min, minReason }) ?? error);

  const write = (next: string) => {
    setTyped(next);
    const day = readDay(next);
    onChange(day !== null && !isBefore(day, min) ? day : null);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (day: string) => {
    setTyped(null);
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
      <Field id={id} label={label} hint={hint} error={fault}>
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
              onBlur={() => typed !== null && readDay(typed) === value && setTyped(null)}
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

function isBefore(day: string, min: string | undefined): boolean {
  return min !== undefined && day < min;
}

/** What is wrong with a typed text; nothing while it is too short to be a day. */
function faultOf(
  typed: string,
  { min, minReason }: Pick<JalaliDateFieldProps, 'min' | 'minReason'>,
): string | undefined {
  const day = readDay(typed);
  if (day !== null) {
    return isBefore(day, min) ? minReason : undefined;
  }
  return typed.trim().length >= MIN_DAY_LENGTH ? messages.notADay : undefined;
}

/** «۱۴۰۵/۹/۱» */
const MIN_DAY_LENGTH = 8;
