import { parseInstant, tehranTime } from './tehran-clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

let named: Intl.RelativeTimeFormat | undefined;
let counted: Intl.RelativeTimeFormat | undefined;

/**
 * How long ago or ahead a time is: «اکنون», «۵ دقیقه پیش», «۳ ساعت پیش» within one day of Tehran, then «دیروز», «۳
 * روز پیش», weeks, months, years. Takes the present as an argument, so that server and browser show the same.
 */
export function formatRelative(iso: string, nowIso: string): string {
  const then = parseInstant(iso);
  const now = parseInstant(nowIso);
  const elapsed = then - now;
  if (Math.abs(elapsed) < MINUTE_MS) return inNames(0, 'second');
  if (Math.abs(elapsed) < HOUR_MS) return inCounts(elapsed / MINUTE_MS, 'minute');
  const days = tehranTime(then).dayNumber - tehranTime(now).dayNumber;
  if (days === 0) return inCounts(elapsed / HOUR_MS, 'hour');
  return Math.abs(days) === 1 ? inNames(days, 'day') : inLongUnits(days);
}

function inLongUnits(days: number): string {
  const distance = Math.abs(days);
  if (distance < 7) return inCounts(days, 'day');
  if (distance < 30) return inCounts(days / 7, 'week');
  return distance < 365 ? inCounts(days / 30.4375, 'month') : inCounts(days / 365.25, 'year');
}

function inNames(value: number, unit: Intl.RelativeTimeFormatUnit): string {
  named ??= new Intl.RelativeTimeFormat('fa-IR', { numeric: 'auto' });
  return named.format(value, unit);
}

function inCounts(value: number, unit: Intl.RelativeTimeFormatUnit): string {
  counted ??= new Intl.RelativeTimeFormat('fa-IR', { numeric: 'always' });
  // Rounded towards the present, but never to zero of the chosen unit.
  const whole = Math.trunc(value) || Math.sign(value);
  return counted.format(whole, unit);
}
