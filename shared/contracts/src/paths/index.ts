/*
 * Patterns of the pages that are linked to, in React Router's notation, in one file for each owner. The owner declares
 * its route with the pattern, and `links` builds the page's addresses from the same text.
 */
export * from './catalog.ts';
export * from './content.ts';
export * from './profile.ts';
export * from './shell.ts';
export * from './suppliers.ts';
export * from './wallet.ts';
