import type { SearchResult, UnderstoodPart } from '@bazaar/contracts/product';

const SPACES = /\s+/g;

/** A term that is one name needs no explanation. */
export function isWorthShowing(parts: readonly UnderstoodPart[]): boolean {
  return parts.length > 1 || parts.some(({ kind }) => kind === 'property' || kind === 'code');
}

/** The term without a part of it. */
export function termWithout(term: string, { from, to }: Pick<UnderstoodPart, 'from' | 'to'>): string {
  return `${term.slice(0, from)} ${term.slice(to)}`.replace(SPACES, ' ').trim();
}

/** Results that lack the same words of the term. */
export interface MissingGroup {
  /** Empty when they keep all of it. */
  missing: readonly string[];
  items: readonly SearchResult[];
}

/** The results by what they lack, in the order of the first of each group. */
export function groupByMissing(items: readonly SearchResult[]): MissingGroup[] {
  const groups = Map.groupBy(items, ({ missing }) => missing.join('\n'));
  return [...groups.values()].map((group) => ({ missing: group[0]?.missing ?? [], items: group }));
}
