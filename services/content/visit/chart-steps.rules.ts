import type { CHART_STEPS } from '@bazaar/contracts/content';
import { dayNumberToJalali, jalaliWeekday } from '@bazaar/locale';

export type ChartStep = (typeof CHART_STEPS)[number];

/** Days from `from` (inclusive) to `until` (exclusive). */
export interface Step {
  readonly from: string;
  readonly until: string;
}

interface Span {
  readonly from: string;
  readonly to: string;
  readonly groupBy: ChartStep;
}

const DAY_MS = 86_400_000;
/** Maximum span of a chart in days, both ends included. */
export const MAX_SPAN_DAYS = 366;

/** The number of days of a span, both ends included; 0 or less when it ends before it begins. */
export function spanDays({ from, to }: Pick<Span, 'from' | 'to'>): number {
  return dayNumberOf(to) - dayNumberOf(from) + 1;
}

/** Splits a span into days, weeks from Saturday, or Jalali months; the first and the last may be shorter. */
export function chartSteps({ from, to, groupBy }: Span): Step[] {
  const [first, last] = [dayNumberOf(from), dayNumberOf(to)];
  const starts: number[] = [];
  for (let day = first; day <= last; day += 1) {
    if (day === first || STARTS[groupBy](day)) {
      starts.push(day);
    }
  }
  return starts.map((start, index) => ({ from: dayOf(start), until: dayOf(starts[index + 1] ?? last + 1) }));
}

const STARTS: Readonly<Record<ChartStep, (day: number) => boolean>> = {
  day: () => true,
  week: (day) => jalaliWeekday(dayNumberToJalali(day)) === 0,
  month: (day) => dayNumberToJalali(day).day === 1,
};

function dayNumberOf(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

function dayOf(dayNumber: number): string {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}
