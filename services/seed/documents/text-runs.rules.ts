/** A part of a line that is drawn at once, in one direction. */
export interface TextRun {
  readonly text: string;
  /** Persian letters are joined and reversed by the font; all others stay as they are written. */
  readonly kind: 'letters' | 'digits' | 'latin' | 'mark' | 'space';
}

const KINDS = [
  // Words with Latin letters and digits, with the characters between two of them: «ISO 9001», «4-20 mA», «m³/h».
  ['latin', /[A-Za-z0-9°²³µΩ]+(?:[ .,·/×+−-]*[A-Za-z0-9°²³µΩ]+)*/u],
  ['digits', /[۰-۹]+(?:[٫٬/][۰-۹]+)*/u],
  ['letters', /[\p{Script=Arabic}\p{Mn}\u200C]+/u],
  ['space', /\s+/u],
  ['mark', /./u],
] as const;

/** A sign is displayed left of its number, which in a right-to-left line means after it. */
const SIGNED = /(?<![۰-۹])([−+])([۰-۹]+(?:[٫٬][۰-۹]+)*)/gu;

const PATTERN = new RegExp(KINDS.map(([kind, pattern]) => `(?<${kind}>${pattern.source})`).join('|'), 'gu');
/** Direction marks repeat what {@link readRuns} determines itself; the font has no glyph for them. */
const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '«': '»',
  '»': '«',
  '[': ']',
  ']': '[',
  '<': '>',
  '>': '<',
};

/**
 * Splits a Persian text into the runs of a right-to-left line, in reading order: the first is rightmost. Implements
 * a part of the Unicode Bidirectional Algorithm (UAX #9), for texts with Latin words, but no Latin sentences.
 */
export function readRuns(text: string): TextRun[] {
  const plain = text.replace(DIRECTION_MARKS, '').replace(SIGNED, '$2$1');
  return [...plain.matchAll(PATTERN)].flatMap(({ 0: found, groups }) => {
    const kind = KINDS.find(([name]) => groups?.[name] !== undefined)?.[0] ?? 'mark';
    return kind === 'digits' ? numberRuns(found) : { kind, text: MIRRORED[found] ?? found };
  });
}

/** A number is displayed left to right, also «۵/۲», whose slash is in another font than its digits. */
function numberRuns(number: string): TextRun[] {
  return number
    .split(/(\/)/)
    .reverse()
    .map((text) => ({ kind: text === '/' ? 'mark' : 'digits', text }));
}

/**
 * The text to pass to the font, which reverses all Arabic-script text, including Persian digits, although these run
 * left to right.
 */
export function textForFont({ kind, text }: TextRun): string {
  return kind === 'digits' ? [...text].reverse().join('') : text;
}
