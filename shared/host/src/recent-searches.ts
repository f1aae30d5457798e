import { listOf, storedValue } from '@bazaar/storage';
import * as z from 'zod/mini';

/** Searches that are kept. */
export const MAX_RECENT_SEARCHES = 8;

/** The visitor's latest searches in this browser, newest first: the search box writes them, others offer them. */
export const recentSearches = storedValue(
  'recentSearches',
  listOf(z.string().check(z.minLength(1)), { max: MAX_RECENT_SEARCHES, idOf: (term) => term }),
  { area: 'local', fallback: [] },
);
