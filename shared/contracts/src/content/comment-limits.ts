/** Limits of a comment's text, counted by `commentLength`. */
export const MIN_COMMENT_LENGTH = 10;
export const MAX_COMMENT_LENGTH = 2_000;

/** The length of a comment: characters as people count them, without the space around the text. */
export function commentLength(text: string): number {
  return Array.from(text.trim()).length;
}
