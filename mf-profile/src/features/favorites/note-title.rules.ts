import { MAX_NOTE_TITLE_LENGTH } from '@bazaar/contracts/content';

/** The title that a note takes over from its object, cut where notes end, but never within a character. */
export function noteTitleOf(objectTitle: string): string {
  return objectTitle.slice(0, MAX_NOTE_TITLE_LENGTH).replace(/\p{Surrogate}$/u, '');
}
