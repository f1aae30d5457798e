import type { Location } from 'react-router';

/** The router's key for the first history entry of a document: the same in every document. */
const FIRST_ENTRY = 'default';
const NOWHERE = 'hidden';

let hiddenEntry: string | null = null;

/**
 * While the page of an entry is hidden, the window shows something else, whose scroll position must not be stored.
 */
export function hideScrollPlace(entry: string | null): void {
  hiddenEntry = entry;
}

/**
 * The key under which the router stores an entry's scroll position. The first entry of a document uses its address:
 * with the router's own key, the next document of the tab would begin at this one's position.
 */
export function scrollPlaceOf({ key, pathname, search }: Location): string {
  if (key === hiddenEntry) {
    return NOWHERE;
  }
  return key === FIRST_ENTRY ? pathname + search : key;
}
