import { dayNumberToJalali, gregorianToDayNumber, type JalaliDate, jalaliToDayNumber } from './jalali.ts';

/** An instant as a clock and calendar in Tehran show it. */
export interface TehranTime {
  dayNumber: number;
  hour: number;
  minute: number;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
// Longer than any offset that Tehran has had.
const EVENING_BEFORE_MS = 6 * HOUR_MS;
// Without a zone, a time would mean something else on the server than in the browser.
const ISO_INSTANT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/**
 * Since its last summer time, which ended at this instant, Tehran is three and a half hours ahead of UTC. A test compares
 * this with the platform's time zones, so that it fails when the law changes.
 */
const STEADY_FROM = Date.UTC(2022, 8, 21, 19, 30);
const STEADY_OFFSET_MS = 3.5 * HOUR_MS;

let formatter: Intl.DateTimeFormat | undefined;

/** Milliseconds since 1970 of an ISO 8601 time with a zone, or of a bare date at midnight UTC. */
export function parseInstant(iso: string): number {
  const instant = ISO_INSTANT.test(iso) ? Date.parse(iso) : Number.NaN;
  if (!Number.isNaN(instant)) return instant;
  throw new RangeError(
    `"${iso}" is not an ISO 8601 time with a zone: send something like 2026-11-20T08:30:00Z.`,
  );
}

/** The clock and calendar in Tehran at an instant, summer times of the past included. */
export function tehranTime(instant: number): TehranTime {
  return instant < STEADY_FROM ? formerTime(instant) : steadyTime(instant + STEADY_OFFSET_MS);
}

/** Without `Intl`, whose first formatter loads the browser's locale data in the middle of taking over a document. */
function steadyTime(wall: number): TehranTime {
  const dayNumber = Math.floor(wall / DAY_MS);
  const minutes = Math.floor((wall - dayNumber * DAY_MS) / MINUTE_MS);
  return { dayNumber, hour: Math.floor(minutes / 60), minute: minutes % 60 };
}

function formerTime(instant: number): TehranTime {
  formatter ??= new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: 'Asia/Tehran',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = formatter.formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value);
  return {
    dayNumber: gregorianToDayNumber(read('year'), read('month'), read('day')),
    hour: read('hour'),
    minute: read('minute'),
  };
}

/** The Jalali day in Tehran at an ISO time. */
export function toJalali(iso: string): JalaliDate {
  return dayNumberToJalali(tehranTime(parseInstant(iso)).dayNumber);
}

/** The first instant of a Jalali day in Tehran, as ISO 8601 in UTC. */
export function fromJalali(date: JalaliDate): string {
  const dayNumber = jalaliToDayNumber(date);
  const midnight = dayNumber * DAY_MS;
  const byEveningOffset = midnight - offsetAt(midnight - EVENING_BEFORE_MS);
  const byOwnOffset = midnight - offsetAt(byEveningOffset);
  // Where summer time skipped midnight, its own offset leads back into the day before.
  const isSameDay = tehranTime(byOwnOffset).dayNumber === dayNumber;
  return new Date(isSameDay ? byOwnOffset : byEveningOffset).toISOString();
}

function offsetAt(instant: number): number {
  const { dayNumber, hour, minute } = tehranTime(instant);
  const wall = dayNumber * DAY_MS + hour * HOUR_MS + minute * MINUTE_MS;
  return wall - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}
