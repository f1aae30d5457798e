import type { MerchantSaleSetting } from '@bazaar/contracts/merchant';

/** Days in a row with the same hours. */
export interface HoursSpan {
  firstDay: string;
  lastDay: string;
  opens: string;
  closes: string;
}

/** Working hours with days of the same hours, one after another, as one span. */
export function hoursSpans(hours: MerchantSaleSetting['workingHours']): HoursSpan[] {
  const spans: (HoursSpan & { lastNumber: number })[] = [];
  for (const { day, dayTitle, opens, closes } of hours.toSorted((one, other) => one.day - other.day)) {
    const last = spans.at(-1);
    if (last?.opens === opens && last.closes === closes && last.lastNumber === day - 1) {
      last.lastDay = dayTitle;
      last.lastNumber = day;
    } else {
      spans.push({ firstDay: dayTitle, lastDay: dayTitle, opens, closes, lastNumber: day });
    }
  }
  return spans.map(({ lastNumber: _, ...span }) => span);
}
