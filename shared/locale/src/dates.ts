import { toPersianDigits } from './digits.ts';
import { dayNumberToJalali, type JalaliDate, jalaliWeekday } from './jalali.ts';
import { parseInstant, tehranTime, toJalali } from './tehran-clock.ts';

const MONTHS = 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند';
const WEEKDAYS = 'شنبه یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه';

const twoDigits = (value: number): string => toPersianDigits(String(value).padStart(2, '0'));

/** The name of a Jalali month, 1 for فروردین. */
export function jalaliMonthName(month: number): string {
  const name = MONTHS.split(' ')[month - 1];
  if (name === undefined) throw new RangeError(`${month} is not a month: use 1 to 12.`);
  return name;
}

/** The names of the days of the week in their Persian order, شنبه first. */
export function weekdayNames(): string[] {
  return WEEKDAYS.split(' ');
}

/** An ISO time as «۲۹ آبان ۱۴۰۵». */
export function formatJalaliLong(iso: string): string {
  return longDate(toJalali(iso));
}

/** An ISO time as «۲۹ آبان», for lists whose year is obvious. */
export function formatJalaliDayMonth(iso: string): string {
  return dayMonth(toJalali(iso));
}

/** An ISO time as «آبان ۱۴۰۵». */
export function formatJalaliMonth(iso: string): string {
  const { year, month } = toJalali(iso);
  return `${jalaliMonthName(month)} ${toPersianDigits(year)}`;
}

/** An ISO time as «۱۴۰۵/۰۸/۲۹», for dense tables. */
export function formatJalaliShort(iso: string): string {
  const { year, month, day } = toJalali(iso);
  return `${toPersianDigits(year)}/${twoDigits(month)}/${twoDigits(day)}`;
}

/** An ISO time as «جمعه ۲۹ آبان ۱۴۰۵». */
export function formatJalaliWeekday(iso: string): string {
  const date = toJalali(iso);
  return `${weekdayNames()[jalaliWeekday(date)]} ${longDate(date)}`;
}

/** An ISO time as «۱۰:۴۲» in Tehran. */
export function formatClock(iso: string): string {
  return clock(parseInstant(iso));
}

/** An ISO time as «۲۹ آبان ۱۴۰۵، ساعت ۱۰:۴۲» in Tehran. */
export function formatJalaliDateTime(iso: string): string {
  const instant = parseInstant(iso);
  const date = dayNumberToJalali(tehranTime(instant).dayNumber);
  return `${longDate(date)}، ساعت ${clock(instant)}`;
}

/** A length of time as on a player: «۱۲:۳۵», with hours only when there are some. */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) {
    throw new RangeError(`${seconds} is not a length of time: pass a number of seconds from 0 up.`);
  }
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3600);
  const minutesAndSeconds = `${twoDigits(Math.floor(whole / 60) % 60)}:${twoDigits(whole % 60)}`;
  return hours === 0 ? minutesAndSeconds : `${toPersianDigits(hours)}:${minutesAndSeconds}`;
}

function clock(instant: number): string {
  const { hour, minute } = tehranTime(instant);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

function dayMonth({ month, day }: JalaliDate): string {
  return `${toPersianDigits(day)} ${jalaliMonthName(month)}`;
}

function longDate(date: JalaliDate): string {
  return `${dayMonth(date)} ${toPersianDigits(date.year)}`;
}
