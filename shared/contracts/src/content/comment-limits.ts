/** Limits of a comment's text, counted by `commentLength`. */
export const MIN_COMMENT_LENGTH = 10;
export const MAX_COMMENT_LENGTH = 2_000;

/** Comments that a user may write in an hour, and how many of them may wait for a decision at once. */
export const COMMENTS_AN_HOUR = 20;
export const MAX_PENDING_COMMENTS = 10;

/** Replies of one thread that a tree holds. */
export const MAX_REPLIES = 100;

/** The length of a comment: characters as people count them, without the space around the text. */
export function commentLength(text: string): number {
  return Array.from(text.trim()).length;
}
