import { formatJalaliShort, jalaliToDayNumber, parseJalali } from '@bazaar/locale';

const DAY_MS = 86_400_000;
/** The calendar of the services begins with the year 2000. */
const FIRST_YEAR = 1379;
const LAST_YEAR = 1600;

/** Why a typed date cannot be used: it is no day of the calendar, or it lies before the first one. */
export type DateFault = 'unreadable' | 'reversed';

/** The two days of a filter as they are typed, «۱۴۰۵/۰۸/۰۱»; empty for none. */
export interface TypedDays {
  from: string;
  to: string;
}

export interface FilterDays {
  /** `YYYY-MM-DD`, null for none. */
  from: string | null;
  to: string | null;
  faults: Partial<Record<keyof TypedDays, DateFault>>;
}

/** Reads the two days; a fault belongs to the field that has to be corrected. */
export function readDays(typed: TypedDays): FilterDays {
  const from = readDay(typed.from);
  const to = readDay(typed.to);
  const isReversed = from.day !== null && to.day !== null && from.day > to.day;
  return {
    from: from.day,
    to: to.day,
    faults: {
      ...(from.isUnreadable && { from: 'unreadable' }),
      ...(to.isUnreadable && { to: 'unreadable' }),
      ...(isReversed && { to: 'reversed' }),
    },
  };
}

/** A day of a filter as it is typed. */
export function typedDay(day: string | null): string {
  return day === null ? '' : formatJalaliShort(day);
}

function readDay(text: string): { day: string | null; isUnreadable: boolean } {
  if (text.trim() === '') {
    return { day: null, isUnreadable: false };
  }
  const date = parseJalali(text);
  if (date === null || date.year < FIRST_YEAR || date.year > LAST_YEAR) {
    return { day: null, isUnreadable: true };
  }
  return { day: new Date(jalaliToDayNumber(date) * DAY_MS).toISOString().slice(0, 10), isUnreadable: false };
}
