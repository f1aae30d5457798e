const WORDS_A_MINUTE = 180;

/** Minutes to read a text; at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / WORDS_A_MINUTE));
}
