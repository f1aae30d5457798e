import { MAX_RECENT_SEARCHES, recentSearches } from '@bazaar/host';

/** Adds a search as the first one. */
export function addRecentSearch(term: string): void {
  recentSearches.set([term, ...without(term)].slice(0, MAX_RECENT_SEARCHES));
}

export function removeRecentSearch(term: string): void {
  recentSearches.set(without(term));
}

export function clearRecentSearches(): void {
  recentSearches.remove();
}

function without(term: string): readonly string[] {
  return recentSearches.get().filter((other) => other !== term);
}
