/** The longest title and text of a note. */
export const MAX_NOTE_TITLE_LENGTH = 120;
export const MAX_NOTE_TEXT_LENGTH = 4_000;

/** The title that a note takes over from its object, cut where notes end, but never within a character. */
export function noteTitleOf(objectTitle: string): string {
  return objectTitle.slice(0, MAX_NOTE_TITLE_LENGTH).replace(/\p{Surrogate}$/u, '');
}
