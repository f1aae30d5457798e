import {
  type JalaliDate,
  jalaliMonthLength,
  jalaliMonthName,
  readJalaliParts,
  toPersianDigits,
} from '@bazaar/locale';
import { dayNumberOf, dayOfNumber, readDay, writeDay } from './jalali-day.ts';
import { messages } from './messages.ts';

const MONTHS_OF_YEAR = 12;
const DAYS_TO_EXAMPLE = 7;
/** «۱۴۰۵/۹/۱» */
const MIN_DAY_LENGTH = 8;

/** The days that may be typed, and the words for an earlier one. */
export interface DayLimits {
  today: string;
  min: string | undefined;
  minReason: string | undefined;
}

/** A day that could be typed here, as it is typed: a week ahead, or the first allowed one. */
export function exampleDay({ today, min }: Pick<DayLimits, 'today' | 'min'>): string {
  const near = dayOfNumber(dayNumberOf(today) + DAYS_TO_EXAMPLE);
  return writeDay(isBeforeFirst(near, min) ? (min ?? near) : near);
}

/** Whether a day lies before the first that can be chosen. */
export function isBeforeFirst(day: string, min: string | undefined): boolean {
  return min !== undefined && day < min;
}

/** Cause and remedy of a typed text that is no allowed day; nothing while it is too short and still being typed. */
export function typedDayFault(
  typed: string,
  hasLeft: boolean,
  { today, min, minReason }: DayLimits,
): string | undefined {
  const day = readDay(typed);
  if (day !== null) {
    return isBeforeFirst(day, min) ? minReason : undefined;
  }
  const { length } = typed.trim();
  if (length === 0 || (length < MIN_DAY_LENGTH && !hasLeft)) {
    return undefined;
  }
  const parts = readJalaliParts(typed);
  return parts === null ? messages.notADate(exampleDay({ today, min })) : missingDayFault(parts);
}

function missingDayFault({ year, month }: JalaliDate): string {
  if (month < 1 || month > MONTHS_OF_YEAR) {
    return messages.noSuchMonth(toPersianDigits(month));
  }
  const name = jalaliMonthName(month);
  return messages.noSuchDay(
    month === MONTHS_OF_YEAR ? messages.lastMonth(name, toPersianDigits(year)) : name,
    toPersianDigits(jalaliMonthLength(year, month)),
  );
}
