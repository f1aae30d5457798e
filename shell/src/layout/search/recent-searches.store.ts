import { localStore } from '../../session/safe-storage.ts';

const KEY = 'recentSearches';
const MAX_SEARCHES = 8;

/** The visitor's latest searches, newest first, at most eight; what is no list of texts counts as none. */
export function readRecentSearches(): string[] {
  try {
    const value: unknown = JSON.parse(localStore.get(KEY) ?? '[]');
    return Array.isArray(value)
      ? value.filter((item) => typeof item === 'string' && item !== '').slice(0, MAX_SEARCHES)
      : [];
  } catch {
    return [];
  }
}

/** Puts a search first. */
export function addRecentSearch(term: string): void {
  write([term, ...readRecentSearches().filter((other) => other !== term)]);
}

export function removeRecentSearch(term: string): void {
  write(readRecentSearches().filter((other) => other !== term));
}

export function clearRecentSearches(): void {
  localStore.remove(KEY);
}

function write(terms: string[]): void {
  localStore.set(KEY, JSON.stringify(terms.slice(0, MAX_SEARCHES)));
}
