/** The zero-width non-joiner that separates the halves of «می‌شود». */
export const ZWNJ = '\u200C';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Removes direction marks, embeddings, overrides and isolates. */
export function stripBidiControls(text: string): string {
  return text.replace(BIDI_CONTROLS, '');
}

/**
 * Wraps a value so that its direction cannot disturb the sentence around it, for places where `<bdi>` is
 * impossible: document titles, `aria-label`, toasts.
 */
export function isolate(text: string): string {
  // An unbalanced control inside would close the isolate early, so all of them are removed.
  return FIRST_STRONG_ISOLATE + stripBidiControls(text) + POP_DIRECTIONAL_ISOLATE;
}
