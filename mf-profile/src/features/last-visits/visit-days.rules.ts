import type { LastVisit } from '@bazaar/contracts/content';
import { jalaliToDayNumber, toJalali } from '@bazaar/locale';

/** The visits of one day in Tehran. */
export interface VisitDay {
  /** A moment of the day, for its date. */
  at: string;
  name: 'today' | 'yesterday' | 'date';
  visits: LastVisit[];
}

/** Groups visits by their day in Tehran, in the order in which they come. */
export function visitDays(visits: readonly LastVisit[], now: string): VisitDay[] {
  const today = dayNumberOf(now);
  const days = Map.groupBy(visits, ({ visitedAt }) => dayNumberOf(visitedAt));
  return [...days].map(([day, group]) => ({
    at: group[0]?.visitedAt ?? now,
    name: nameOf(today - day),
    visits: group,
  }));
}

function dayNumberOf(iso: string): number {
  return jalaliToDayNumber(toJalali(iso));
}

function nameOf(daysAgo: number): VisitDay['name'] {
  if (daysAgo === 0) {
    return 'today';
  }
  return daysAgo === 1 ? 'yesterday' : 'date';
}
