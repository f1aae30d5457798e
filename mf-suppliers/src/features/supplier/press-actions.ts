/*
 * What the page of a supplier does on a press, in one file: each file that loads on demand costs every page its name and
 * its hash.
 */
export { sharePage } from '../../common/share/share-page.ts';
export { openRequest } from './open-request.mutations.ts';
export { revealContact } from './reveal-contact.api.ts';
