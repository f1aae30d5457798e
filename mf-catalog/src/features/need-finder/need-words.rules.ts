import { foldFa, normalizeFa, parseNumberFa, ZWNJ } from '@bazaar/locale';

/** One piece of a need: a word, a number, a dash between two numbers, or the end of a clause. */
export interface Piece {
  kind: 'word' | 'number' | 'to' | 'break';
  /** The piece as written. */
  raw: string;
  /** The folded text without punctuation, for comparing. */
  key: string;
  /** The value of a number; 0 for all other kinds. */
  value: number;
}

const NUMBER = `[0-9۰-۹]+(?:[٬,][0-9۰-۹]{3})*(?:[.٫][0-9۰-۹]+)?`;
const WORD = String.raw`[\p{L}\p{M}°%٪][\p{L}\p{M}\p{N}²³°]*`;
const DASH = String.raw`(?<=[0-9۰-۹]\s*)[-–](?=\s*[0-9۰-۹])`;
const BREAK = String.raw`[،؛,;\n.!؟?:]+`;
const PIECES = new RegExp(`(?<number>${NUMBER})|(?<word>${WORD})|(?<to>${DASH})|(?<break>${BREAK})`, 'gu');
const NOT_TELLING = /[^\p{L}\p{N}%]/gu;

/** Words without information about the need. */
const STOP_WORDS = new Set(
  (
    'و از به با در بر برای که را این آن تا یا هر است هست یک مورد نیاز نیازمند میخواهم خواهم می خواهیم میخواهیم ' +
    'لطفا خرید تهیه تامین سفارش قیمت داریم دارم باید باشد شود بدون حدود تقریبا جهت شهر تحویل مدل نوع جنس دارای ما من'
  )
    .split(' ')
    .map((word) => keyOf(word)),
);

/** The start of a text, at most this many UTF-16 units, cut between two characters. */
export function cutText(text: string, most: number): string {
  let beginning = '';
  for (const character of text) {
    if (beginning.length + character.length > most) {
      break;
    }
    beginning += character;
  }
  return beginning;
}

/** Folded, without spaces and punctuation: «سه‌فاز», «سه فاز» and «سه-فاز» give the same key. */
export function keyOf(text: string): string {
  return foldFa(text).replace(NOT_TELLING, '');
}

/** Splits a need into pieces. */
export function piecesOf(need: string): Piece[] {
  const text = normalizeFa(need).replaceAll(ZWNJ, ' ');
  return Array.from(text.matchAll(PIECES), ({ 0: raw, groups = {} }) => {
    const value = groups.number === undefined ? null : parseNumberFa(raw);
    return { kind: kindOf(groups), raw, key: keyOf(raw), value: value ?? 0 };
  });
}

function kindOf({ number, word, to }: Readonly<Record<string, string | undefined>>): Piece['kind'] {
  if (number !== undefined) {
    return 'number';
  }
  if (word !== undefined) {
    return 'word';
  }
  return to === undefined ? 'break' : 'to';
}

/** True for a word that carries information: neither a single letter nor a stop word. */
export function isTelling({ kind, key }: Piece): boolean {
  return kind === 'word' && key.length > 1 && !STOP_WORDS.has(key);
}

/** A run of pieces, `end` excluded. */
export interface Span {
  start: number;
  end: number;
}

/**
 * The longest run of at most `most` pieces, all unused and in one clause, whose joined key is accepted; the first
 * of equal length.
 */
export function findSpan(
  pieces: readonly Piece[],
  used: ReadonlySet<number>,
  { most, accepts }: { most: number; accepts: (key: string) => boolean },
): Span | null {
  for (let length = most; length > 0; length -= 1) {
    for (let start = 0; start + length <= pieces.length; start += 1) {
      const run = pieces.slice(start, start + length);
      const isFree = run.every((piece, at) => piece.kind !== 'break' && !used.has(start + at));
      if (isFree && accepts(run.map(({ key }) => key).join(''))) {
        return { start, end: start + length };
      }
    }
  }
  return null;
}

/** Marks the pieces of a run as used. */
export function mark(used: Set<number>, { start, end }: Span): void {
  for (let at = start; at < end; at += 1) {
    used.add(at);
  }
}

/** Items sorted by how many of the words their title contains; equal ones keep their order. */
export function namedFirst<Item extends { title: string }>(
  items: readonly Item[],
  words: ReadonlySet<string>,
): Item[] {
  const keys = [...words].map(keyOf).filter(Boolean);
  const held = ({ title }: Item) => {
    const key = keyOf(title);
    return keys.filter((word) => key.includes(word)).length;
  };
  return items.toSorted((one, other) => held(other) - held(one));
}
