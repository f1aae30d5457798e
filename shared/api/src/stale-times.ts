/*
 * How long a query's data counts as fresh, by how quickly what it shows may change. Plain constants, so that a remote's
 * build puts the numbers in place.
 */

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Changes by the visitor's own visit: asked each time. */
export const ALWAYS_STALE = 0;
/** Money and messages: others change them while the visitor is looking. */
export const ACCOUNT_STALE_MS = 30 * SECOND_MS;
/** What the visitor has collected: favorites, own requests. */
export const PERSONAL_STALE_MS = MINUTE_MS;
/** A query that names no other time. */
export const DEFAULT_STALE_MS = MINUTE_MS;
/** What a page is about: products, suppliers, articles and their lists. */
export const PAGE_STALE_MS = 5 * MINUTE_MS;
/** What pages are arranged by: categories, kinds of content, questions and fixed pages. */
export const STRUCTURE_STALE_MS = 10 * MINUTE_MS;
/** What is edited once in a while: menus, cities, titles of states. */
export const REFERENCE_STALE_MS = 60 * MINUTE_MS;
/** Holds for as long as the page does. */
export const NEVER_STALE = Number.POSITIVE_INFINITY;
