/** Where the site's search box keeps what was searched for in this browser: a list of texts, newest first. */
const KEY = 'recentSearches';

/** The visitor's latest searches; what is no list of texts counts as none. */
export function readRecentSearches(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string' && item !== '') : [];
  } catch {
    return [];
  }
}
