import { stripBidiControls } from './bidi.ts';
import { toLatinDigits } from './digits.ts';

/** A day of the Jalali calendar; Farvardin is month 1. */
export interface JalaliDate {
  year: number;
  month: number;
  day: number;
}

const DAY_MS = 86_400_000;
const DAYS_TO_MEHR = 186;
// The leap years repeat every 33 years: eight of them, 12,053 days together.
const CYCLE_YEARS = 33;
const CYCLE_DAYS = 12_053;
// The day number that makes 1 Farvardin 1405 fall on 2026-03-21.
const EPOCH_DAY = -492_633;

/** Whether Esfand has 30 days. Exact for the years 1210 to 1633, that is 1831 to 2255. */
export function isJalaliLeapYear(year: number): boolean {
  return mod(25 * year + 11, CYCLE_YEARS) < 8;
}

/** How many days a month has. */
export function jalaliMonthLength(year: number, month: number): number {
  if (month <= 6) return 31;
  return month < 12 || isJalaliLeapYear(year) ? 30 : 29;
}

/** Whether such a day exists. */
export function isJalaliDate({ year, month, day }: JalaliDate): boolean {
  if (![year, month, day].every(Number.isInteger)) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= jalaliMonthLength(year, month);
}

/** Days since 1970-01-01, which makes adding days and comparing dates plain arithmetic. */
export function jalaliToDayNumber({ year, month, day }: JalaliDate): number {
  const dayOfYear = (month - 1) * 30 + Math.min(month - 1, 6) + day - 1;
  return yearStart(year) + dayOfYear;
}

/** The Jalali day that lies this many days after 1970-01-01. */
export function dayNumberToJalali(dayNumber: number): JalaliDate {
  const year = Math.floor((CYCLE_YEARS * (dayNumber - EPOCH_DAY) + 11) / CYCLE_DAYS);
  const dayOfYear = dayNumber - yearStart(year);
  const afterMehr = dayOfYear - DAYS_TO_MEHR;
  const month = afterMehr < 0 ? Math.floor(dayOfYear / 31) + 1 : Math.floor(afterMehr / 30) + 7;
  const day = afterMehr < 0 ? (dayOfYear % 31) + 1 : (afterMehr % 30) + 1;
  return { year, month, day };
}

/** The day of the week, 0 for شنبه to 6 for جمعه. */
export function jalaliWeekday(date: JalaliDate): number {
  return mod(jalaliToDayNumber(date) + 5, 7);
}

/** A Gregorian day (January is month 1) as days since 1970-01-01. */
export function gregorianToDayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** Reads a typed date such as «۱۴۰۵/۰۹/۰۱» or `1405-9-1`; null when it is not a day of the calendar. */
export function parseJalali(text: string): JalaliDate | null {
  const date = readJalaliParts(text);
  return date !== null && isJalaliDate(date) ? date : null;
}

/** The numbers of a typed date, whether or not there is such a day; null when it is not written as one. */
export function readJalaliParts(text: string): JalaliDate | null {
  const match = /^(\d{4})([/-])(\d{1,2})\2(\d{1,2})$/.exec(toLatinDigits(stripBidiControls(text)).trim());
  if (match === null) return null;
  return { year: Number(match[1]), month: Number(match[3]), day: Number(match[4]) };
}

function yearStart(year: number): number {
  return EPOCH_DAY + 365 * year + Math.floor((8 * year + 21) / CYCLE_YEARS);
}

function mod(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
