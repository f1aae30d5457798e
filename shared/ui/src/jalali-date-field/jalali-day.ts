import {
  dayNumberToJalali,
  isJalaliDate,
  type JalaliDate,
  jalaliMonthLength,
  jalaliToDayNumber,
  jalaliWeekday,
  parseJalali,
  toJalali,
  toPersianDigits,
} from '@bazaar/locale';

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
const MONTHS_OF_YEAR = 12;

/** A calendar day `YYYY-MM-DD` as days since 1970-01-01. */
export function dayNumberOf(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

/** Days since 1970-01-01 as a calendar day `YYYY-MM-DD`. */
export function dayOfNumber(dayNumber: number): string {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}

/** The calendar day in Tehran at an ISO time, `YYYY-MM-DD`. */
export function tehranDay(iso: string): string {
  return dayOfNumber(jalaliToDayNumber(toJalali(iso)));
}

/** A day as it is typed: «۱۴۰۵/۰۹/۰۱». */
export function writeDay(day: string): string {
  const { year, month, day: date } = dayNumberToJalali(dayNumberOf(day));
  const two = (value: number) => String(value).padStart(2, '0');
  return toPersianDigits(`${year}/${two(month)}/${two(date)}`);
}

/** A typed day in any digits as `YYYY-MM-DD`; null for what is none. */
export function readDay(text: string): string | null {
  const date = parseJalali(text);
  return date === null ? null : dayOfNumber(jalaliToDayNumber(date));
}

/** The days of a month in rows from شنبه to جمعه, as day numbers; null where another month's days would be. */
export function monthRows(year: number, month: number): (number | null)[][] {
  const first = { year, month, day: 1 };
  const start = jalaliToDayNumber(first);
  const before = jalaliWeekday(first);
  const length = jalaliMonthLength(year, month);
  const rowCount = Math.ceil((before + length) / DAYS_OF_WEEK);
  return Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: DAYS_OF_WEEK }, (_, column) => {
      const offset = row * DAYS_OF_WEEK + column - before;
      return offset >= 0 && offset < length ? start + offset : null;
    }),
  );
}

/** The same day some months later or earlier; the last day where that month is shorter. */
export function addMonths(dayNumber: number, months: number): number {
  const { year, month, day } = dayNumberToJalali(dayNumber);
  const count = year * MONTHS_OF_YEAR + (month - 1) + months;
  const target = { year: Math.floor(count / MONTHS_OF_YEAR), month: (count % MONTHS_OF_YEAR) + 1 };
  const date: JalaliDate = { ...target, day };
  const isPresent = isJalaliDate(date);
  return jalaliToDayNumber(
    isPresent ? date : { ...target, day: jalaliMonthLength(target.year, target.month) },
  );
}

/** The day that a key of the grid leads to, in a page from right to left; null for other keys. */
export function dayAfterKey(dayNumber: number, key: string): number | null {
  const weekday = jalaliWeekday(dayNumberToJalali(dayNumber));
  switch (key) {
    case 'ArrowLeft':
      return dayNumber + 1;
    case 'ArrowRight':
      return dayNumber - 1;
    case 'ArrowDown':
      return dayNumber + DAYS_OF_WEEK;
    case 'ArrowUp':
      return dayNumber - DAYS_OF_WEEK;
    case 'Home':
      return dayNumber - weekday;
    case 'End':
      return dayNumber + DAYS_OF_WEEK - 1 - weekday;
    case 'PageDown':
      return addMonths(dayNumber, 1);
    case 'PageUp':
      return addMonths(dayNumber, -1);
    default:
      return null;
  }
}
