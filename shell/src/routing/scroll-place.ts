import type { Location } from 'react-router';

/** What the router calls the entry of the history that a document began with: the same in every document. */
const FIRST_ENTRY = 'default';
const NOWHERE = 'hidden';

let hiddenEntry: string | null = null;

/** While the page of an entry is hidden, the window stands at what is shown in its stead: no place to come back to. */
export function hideScrollPlace(entry: string | null): void {
  hiddenEntry = entry;
}

/**
 * The name under which the router keeps how far an entry was scrolled. The first one of a document goes by its address:
 * by the router's own name the next document of the tab would begin where this one was left.
 */
export function scrollPlaceOf({ key, pathname, search }: Location): string {
  if (key === hiddenEntry) {
    return NOWHERE;
  }
  return key === FIRST_ENTRY ? pathname + search : key;
}
