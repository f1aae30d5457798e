import { jalaliToDayNumber, toJalali } from '@bazaar/locale';

/** The visits of one day. */
export interface VisitPoint {
  date: string;
  visits: number;
  visitors: number;
}

/** Days of Tehran, both ends included. */
export interface Span {
  from: string;
  to: string;
}

/** What the chart shows, and how it compares with as many days before. */
export interface VisitSummary {
  points: readonly VisitPoint[];
  visits: number;
  /** 0.34 for 34 per cent more than before; null when there was nothing before. */
  change: number | null;
}

const DAY_MS = 86_400_000;

/** Twice the days that end today in Tehran: those of the chart, and as many before for the comparison. */
export function askedSpan(now: string, days: number): Span {
  const today = jalaliToDayNumber(toJalali(now));
  return { from: dayOf(today - 2 * days + 1), to: dayOf(today) };
}

/** Divides the days of `askedSpan` into those of the chart and those before. */
export function summarize(points: readonly VisitPoint[], days: number): VisitSummary {
  const shown = points.slice(-days);
  const visits = totalOf(shown);
  const before = totalOf(points.slice(0, -days));
  return { points: shown, visits, change: before === 0 ? null : (visits - before) / before };
}

function totalOf(points: readonly VisitPoint[]): number {
  return points.reduce((total, { visits }) => total + visits, 0);
}

function dayOf(dayNumber: number): string {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}
