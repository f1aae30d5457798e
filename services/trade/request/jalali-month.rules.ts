import { fromJalali, toJalali } from '@bazaar/locale';

/** The Jalali month of an instant in Tehran, as buyers count: when it begins, and when the next one does. */
export function jalaliMonthOf(at: Date): { readonly startsAt: Date; readonly endsAt: Date } {
  const { year, month } = toJalali(at.toISOString());
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  return {
    startsAt: new Date(fromJalali({ year, month, day: 1 })),
    endsAt: new Date(fromJalali({ ...next, day: 1 })),
  };
}
