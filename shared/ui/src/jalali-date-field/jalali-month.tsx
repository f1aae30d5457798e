import {
  dayNumberToJalali,
  formatJalaliWeekday,
  jalaliMonthName,
  toPersianDigits,
  weekdayNames,
} from '@bazaar/locale';
import { IconButton } from '@bazaar/ui/button';
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import classes from './jalali-date-field.module.css';
import { addMonths, dayAfterKey, dayNumberOf, dayOfNumber, monthRows } from './jalali-day.ts';
import { messages } from './messages.ts';

interface JalaliMonthProps {
  value: string | null;
  today: string;
  min: string | undefined;
  onChoose: (day: string) => void;
}

/** One month as a grid; one day of it is in the tab order, the arrow keys lead to the others. */
export function JalaliMonth({ value, today, min, onChoose }: JalaliMonthProps) {
  const first = min === undefined ? Number.NEGATIVE_INFINITY : dayNumberOf(min);
  const [active, setActive] = useState(() => Math.max(first, dayNumberOf(value ?? today)));
  const grid = useRef<HTMLTableElement>(null);
  const isMovedByKey = useRef(true);
  const { year, month } = dayNumberToJalali(active);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the active day
  useEffect(() => {
    if (isMovedByKey.current) {
      grid.current?.querySelector<HTMLButtonElement>('[tabindex="0"]')?.focus();
    }
  }, [active]);

  const goTo = (dayNumber: number, byKey: boolean) => {
    isMovedByKey.current = byKey;
    setActive(Math.max(first, dayNumber));
  };
  const move = (event: KeyboardEvent) => {
    const next = dayAfterKey(active, event.key);
    if (next !== null) {
      event.preventDefault();
      goTo(next, true);
    }
  };
  return (
    <div className={classes.month}>
      <div className={classes.monthHead}>
        <IconButton
          icon={mdiChevronRight}
          label={messages.previousMonth}
          onClick={() => goTo(addMonths(active, -1), false)}
        />
        <span aria-live="polite">{`${jalaliMonthName(month)} ${toPersianDigits(year)}`}</span>
        <IconButton
          icon={mdiChevronLeft}
          label={messages.nextMonth}
          onClick={() => goTo(addMonths(active, 1), false)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table that is walked by arrow keys */}
      <table ref={grid} role="grid" aria-label={messages.calendar} className={classes.grid} onKeyDown={move}>
        <thead>
          <tr>
            {weekdayNames().map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.charAt(0)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthRows(year, month).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the weeks of a month have no other name
            <tr key={index}>
              {row.map((dayNumber, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor have the days of a week
                <td key={column}>
                  {dayNumber !== null && (
                    <DayButton
                      dayNumber={dayNumber}
                      isActive={dayNumber === active}
                      isToday={dayNumber === dayNumberOf(today)}
                      isChosen={value !== null && dayNumber === dayNumberOf(value)}
                      isRefused={dayNumber < first}
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayButtonProps {
  dayNumber: number;
  isActive: boolean;
  isToday: boolean;
  isChosen: boolean;
  isRefused: boolean;
  onChoose: (day: string) => void;
}

function DayButton({ dayNumber, isActive, isToday, isChosen, isRefused, onChoose }: DayButtonProps) {
  const day = dayOfNumber(dayNumber);
  return (
    <button
      type="button"
      className={classes.day}
      tabIndex={isActive ? 0 : -1}
      aria-label={formatJalaliWeekday(day)}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen}
      aria-disabled={isRefused || undefined}
      onClick={() => !isRefused && onChoose(day)}
    >
      {toPersianDigits(dayNumberToJalali(dayNumber).day)}
    </button>
  );
}
