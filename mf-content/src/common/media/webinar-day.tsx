import {
  formatClock,
  formatJalaliMonth,
  formatNumber,
  jalaliWeekday,
  toJalali,
  weekdayNames,
} from '@bazaar/locale';
import { messages } from './messages.ts';
import styles from './webinar-day.module.css';

/** The day of a webinar as a calendar leaf. */
export function WebinarDay({ startsAt }: { startsAt: string }) {
  const date = toJalali(startsAt);
  const weekday = weekdayNames()[jalaliWeekday(date)] ?? '';
  return (
    <time className={styles.day} dateTime={startsAt}>
      <span>{weekday}</span> <b className={styles.number}>{formatNumber(date.day)}</b>{' '}
      <span>{formatJalaliMonth(startsAt)}</span>
    </time>
  );
}

/** «ساعت ۱۶ تا ۱۷:۳۰», in Tehran. */
export function webinarHours(startsAt: string, durationSeconds: number): string {
  const end = new Date(new Date(startsAt).getTime() + durationSeconds * 1_000).toISOString();
  return messages.hours(shortClock(startsAt), shortClock(end));
}

/** Full hours without their minutes. */
function shortClock(iso: string): string {
  return formatClock(iso).replace(/^۰?([۰-۹]+):۰۰$/, '$1');
}
