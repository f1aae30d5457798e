import { formatNumber } from './numbers.ts';
import { parseInstant, tehranTime } from './tehran-clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const UNITS = {
  minute: 'دقیقه',
  hour: 'ساعت',
  day: 'روز',
  week: 'هفته',
  month: 'ماه',
  year: 'سال',
} as const;

/**
 * How long ago or ahead a time is: «اکنون», «۵ دقیقه پیش», «۳ ساعت پیش» within one day of Tehran, then «دیروز», «۳
 * روز پیش», weeks, months, years. Takes the present as an argument, so that server and browser show the same.
 */
export function formatRelative(iso: string, nowIso: string): string {
  const then = parseInstant(iso);
  const now = parseInstant(nowIso);
  const elapsed = then - now;
  if (Math.abs(elapsed) < MINUTE_MS) return 'اکنون';
  if (Math.abs(elapsed) < HOUR_MS) return inCounts(elapsed / MINUTE_MS, 'minute');
  const days = tehranTime(then).dayNumber - tehranTime(now).dayNumber;
  if (days === 0) return inCounts(elapsed / HOUR_MS, 'hour');
  if (days === -1) return 'دیروز';
  return days === 1 ? 'فردا' : inLongUnits(days);
}

function inLongUnits(days: number): string {
  const distance = Math.abs(days);
  if (distance < 7) return inCounts(days, 'day');
  if (distance < 30) return inCounts(days / 7, 'week');
  return distance < 365 ? inCounts(days / 30.4375, 'month') : inCounts(days / 365.25, 'year');
}

function inCounts(value: number, unit: keyof typeof UNITS): string {
  // Rounded towards the present, but never to zero of the chosen unit.
  const count = Math.abs(Math.trunc(value) || Math.sign(value));
  return `${formatNumber(count)} ${UNITS[unit]} ${value < 0 ? 'پیش' : 'دیگر'}`;
}
