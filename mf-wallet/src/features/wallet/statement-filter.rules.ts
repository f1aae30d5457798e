import { formatJalaliShort, jalaliToDayNumber, parseJalali } from '@bazaar/locale';
import type { StatementView } from '../../common/wallet/wallet.keys.ts';

const DAY_MS = 86_400_000;
/** The calendar of the services begins with the year 2000. */
const FIRST_YEAR = 1379;
const LAST_YEAR = 1600;

/** The filter of the services for a part of the statement. */
export function statementFilter({ type, from, to, code }: Omit<StatementView, 'company' | 'page'>) {
  return {
    ...(type === null ? {} : { type }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(code === '' ? {} : { code }),
  };
}

/** Why a typed day cannot be used: the calendar has no such day, or the last one is before the first. */
export type DayFault = 'unreadable' | 'reversed';

export interface FilterDays {
  /** `YYYY-MM-DD`, null for none. */
  from: string | null;
  to: string | null;
  faults: Partial<Record<'from' | 'to', DayFault>>;
}

/** Reads the first and the last day as they are typed, «۱۴۰۵/۰۸/۰۱»; empty for none. */
export function readDays(typed: { from: string; to: string }): FilterDays {
  const from = readDay(typed.from);
  const to = readDay(typed.to);
  const isReversed = Boolean(from && to && from > to);
  return {
    from: from ?? null,
    to: to ?? null,
    faults: {
      ...(from === undefined && { from: 'unreadable' }),
      ...(to === undefined && { to: 'unreadable' }),
      ...(isReversed && { to: 'reversed' }),
    },
  };
}

/** A day as it is typed. */
export const typedDay = (day: string | null): string => (day === null ? '' : formatJalaliShort(day));

/** Null for an empty text, undefined for one that is no day. */
function readDay(text: string): string | null | undefined {
  if (text.trim() === '') {
    return null;
  }
  const date = parseJalali(text);
  return date === null || date.year < FIRST_YEAR || date.year > LAST_YEAR
    ? undefined
    : new Date(jalaliToDayNumber(date) * DAY_MS).toISOString().slice(0, 10);
}
