import { stripBidiControls, ZWNJ } from './bidi.ts';
import { faNorm } from './fa-norm.ts';

const STORED = 'ىيك٠١٢٣٤٥٦٧٨٩';
const STORED_AS = 'ییک۰۱۲۳۴۵۶۷۸۹';
const ARABIC_VARIANT = /[ىيك٠-٩]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach the database.
const INVISIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B\u2060\uFEFF]/g;
// A non-joiner has no effect at the edge of a word or after a letter that never joins to the next one.
const IDLE_ZWNJ_AFTER = /(^|[\sاآأإؤدذرزژو])\u200C+/g;
const IDLE_ZWNJ_BEFORE = /\u200C+(\u200C|\s|$)/g;

/**
 * Prepares typed text for storage: Arabic ye, kaf and digits become Persian; bidi controls, other invisible
 * characters and half-spaces without effect are removed. Half-spaces that matter, hamza and harakat stay.
 */
export function normalizeFa(text: string): string {
  return stripBidiControls(text.normalize('NFC'))
    .replace(INVISIBLE, '')
    .replace(ARABIC_VARIANT, (character) => STORED_AS.charAt(STORED.indexOf(character)))
    .replace(IDLE_ZWNJ_AFTER, '$1')
    .replace(IDLE_ZWNJ_BEFORE, '$1')
    .trim();
}

/** The search key with half-spaces removed: «می‌شود» becomes «میشود». The same key as `faNorm`. */
export function foldFa(text: string): string {
  return faNorm(text);
}

/** The search key with half-spaces as spaces: «می‌شود» becomes «می شود». */
export function foldFaSpaced(text: string): string {
  return faNorm(text.replaceAll(ZWNJ, ' '));
}
