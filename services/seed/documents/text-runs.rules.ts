/** A piece of a line that is drawn at once, in one direction. */
export interface TextRun {
  readonly text: string;
  /** Persian letters are joined and turned by the font; all others stand as they are written. */
  readonly kind: 'letters' | 'digits' | 'latin' | 'mark' | 'space';
}

const KINDS = [
  // Words with Latin letters and digits, and what stands between two of them: «ISO 9001», «4-20 mA», «m³/h».
  ['latin', /[A-Za-z0-9°²³µΩ]+(?:[ .,·/×+−-]*[A-Za-z0-9°²³µΩ]+)*/u],
  ['digits', /[۰-۹]+(?:[٫٬/][۰-۹]+)*/u],
  ['letters', /[\p{Script=Arabic}\p{Mn}\u200C]+/u],
  ['space', /\s+/u],
  ['mark', /./u],
] as const;

/** A sign belongs before its number, which in a line from the right is behind it. */
const SIGNED = /(?<![۰-۹])([−+])([۰-۹]+(?:[٫٬][۰-۹]+)*)/gu;

const PATTERN = new RegExp(KINDS.map(([kind, pattern]) => `(?<${kind}>${pattern.source})`).join('|'), 'gu');
/** Marks of direction say what {@link readRuns} finds out by itself; the font has no picture of them. */
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
 * A Persian text as the runs of a right-to-left line, in the order in which they are read: the first stands at the right.
 * A part of the Unicode Bidirectional Algorithm (UAX #9), for texts with Latin words in them, but no Latin sentences.
 */
export function readRuns(text: string): TextRun[] {
  const plain = text.replace(DIRECTION_MARKS, '').replace(SIGNED, '$2$1');
  return [...plain.matchAll(PATTERN)].flatMap(({ 0: found, groups }) => {
    const kind = KINDS.find(([name]) => groups?.[name] !== undefined)?.[0] ?? 'mark';
    return kind === 'digits' ? numberRuns(found) : { kind, text: MIRRORED[found] ?? found };
  });
}

/** A number runs to the right, «۵/۲» too, whose stroke is of another font than its digits. */
function numberRuns(number: string): TextRun[] {
  return number
    .split(/(\/)/)
    .reverse()
    .map((text) => ({ kind: text === '/' ? 'mark' : 'digits', text }));
}

/** The text to hand to the font: it turns whatever is of the Arabic script, Persian digits as well, which run on to the right. */
export function textForFont({ kind, text }: TextRun): string {
  return kind === 'digits' ? [...text].reverse().join('') : text;
}
