import { formatClock, formatJalaliDayMonth, formatJalaliLong, toJalali } from '@bazaar/locale';

/** The time of a message in short: the hour for today's, the day for this year's, else the whole date. */
export function messageTime(iso: string, now: string): string {
  const then = toJalali(iso);
  const today = toJalali(now);
  if (then.year !== today.year) {
    return formatJalaliLong(iso);
  }
  return then.month === today.month && then.day === today.day ? formatClock(iso) : formatJalaliDayMonth(iso);
}
