// The letter rows of ISIRI 9147. The backslash is not in it: older Windows layouts have «پ» there.
const KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,\\";
const LETTERS = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپوپ';
const SHIFTED_KEYS = 'ASGHJCM';
const SHIFTED_LETTERS = 'ؤئأآةژء';

const PERSIAN_LETTER = /[\u0621-\u064A\u067E\u0686\u0698\u06A9\u06AF\u06CC]/;
const LATIN_LETTER = /[A-Za-z]/;
const SPACED = /[\u200C\s]+/g;

function letterOf(key: string): string {
  const shifted = SHIFTED_KEYS.indexOf(key);
  if (shifted >= 0) return SHIFTED_LETTERS.charAt(shifted);
  const plain = KEYS.indexOf(key.toLowerCase());
  return plain >= 0 ? LETTERS.charAt(plain) : key;
}

/**
 * What the same keys give on the Persian keyboard: `;hfg` becomes «کابل». Null when there is nothing to offer, because
 * the text has no Latin letter or already has Persian ones.
 */
export function wrongKeyboard(text: string): string | null {
  if (!LATIN_LETTER.test(text) || PERSIAN_LETTER.test(text)) return null;
  return Array.from(text, letterOf).join('');
}

/**
 * What the same keys give on the Latin keyboard: «سف۳۷» becomes `st۳۷`. Null when there is nothing to offer, because the
 * text has no Persian letter or already has Latin ones.
 */
export function wrongKeyboardLatin(text: string): string | null {
  if (!PERSIAN_LETTER.test(text) || LATIN_LETTER.test(text)) return null;
  return Array.from(text.normalize('NFC').replace(SPACED, ' '), keyOf).join('');
}

function keyOf(letter: string): string {
  const plain = LETTERS.indexOf(letter === 'ي' || letter === 'ى' ? 'ی' : letter.replace('ك', 'ک'));
  if (plain >= 0) return KEYS.charAt(plain);
  const shifted = SHIFTED_LETTERS.indexOf(letter);
  return shifted >= 0 ? SHIFTED_KEYS.charAt(shifted) : letter;
}
