import { jalaliToDayNumber, toJalali } from '@bazaar/locale';

const DAY_MS = 86_400_000;

/** The calendar day in Tehran now, `YYYY-MM-DD`. */
export function tehranToday(): string {
  const dayNumber = jalaliToDayNumber(toJalali(new Date().toISOString()));
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}
