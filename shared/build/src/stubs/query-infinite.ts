/*
 * In place of `@tanstack/query-core/…/infiniteQueryBehavior.js` in what browsers load: the shell provides no hook for infinite
 * queries, since its lists have pages with addresses.
 */
export function infiniteQueryBehavior(): never {
  throw new Error('This site has no infinite queries: a list has pages.');
}
