import { PUBLIC_DEMO_HOUR } from '@bazaar/contracts/deployment';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Tehran has had no summer time since 1401. */
const TEHRAN_OFFSET_MS = 3.5 * HOUR_MS;
const HOUR_IN_UTC_MS = PUBLIC_DEMO_HOUR * HOUR_MS - TEHRAN_OFFSET_MS;

/** The latest instant at which a public demonstration made its data anew, or was to do so. */
export function lastReset(now: Date): Date {
  const days = Math.floor((now.getTime() - HOUR_IN_UTC_MS) / DAY_MS);
  return new Date(days * DAY_MS + HOUR_IN_UTC_MS);
}

/** The next such instant. */
export function nextReset(now: Date): Date {
  return new Date(lastReset(now).getTime() + DAY_MS);
}
