import { fromJalali, toJalali } from './tehran-clock.ts';

const DAY_MS = 86_400_000;

/** The last moment of a day `YYYY-MM-DD` in Tehran, which keeps one offset all year; milliseconds since 1970. */
export function endOfDay(day: string): number {
  return Date.parse(fromJalali(toJalali(day))) + DAY_MS;
}
