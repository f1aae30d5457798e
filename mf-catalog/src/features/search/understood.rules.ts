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

/** What is known when nothing that was found keeps the whole term. */
export interface Nearest {
  /** Whether goods are among what is near. */
  hasGoods: boolean;
  /** Words that nothing of it keeps. */
  unkept: readonly string[];
}

/** How near the results are; null when one of them keeps the whole term, or there is none. */
export function nearestOf(items: readonly SearchResult[]): Nearest | null {
  const [first] = items;
  if (first === undefined || items.some(({ missing }) => missing.length === 0)) {
    return null;
  }
  return {
    hasGoods: items.some(({ kind }) => kind === 'baseProduct' || kind === 'product'),
    unkept: first.missing.filter((word) => items.every(({ missing }) => missing.includes(word))),
  };
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
