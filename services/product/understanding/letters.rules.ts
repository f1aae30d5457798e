/** A word with the set of its letters, by which most other words are told apart without comparing them. */
export interface Spelling {
  readonly word: string;
  readonly letters: number;
}

const BITS = 31;

/** The letters of a word as bits; two letters may share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    letters |= 1 << (word.charCodeAt(at) % BITS);
  }
  return letters;
}

/** Words without digits, by their length. */
export function compileSpellings(words: readonly string[]): Map<number, Spelling[]> {
  const plain = [...new Set(words)].filter((word) => !/[0-9]/.test(word));
  return Map.groupBy(
    plain.map((word) => ({ word, letters: lettersOf(word) })),
    ({ word }) => word.length,
  );
}

/** Two slips change at most two letters on each side. */
const MAX_DIFFERENT = 4;
const MAX_LONGER = 2;

/** The words that may be a slip or two away; a code with digits is none. */
export function nearWords(word: string, spellings: ReadonlyMap<number, readonly Spelling[]>): string[] {
  if (/[0-9]/.test(word)) {
    return [];
  }
  const letters = lettersOf(word);
  const near: string[] = [];
  for (let length = word.length - MAX_LONGER; length <= word.length + MAX_LONGER; length += 1) {
    for (const other of spellings.get(length) ?? []) {
      if (countBits(letters ^ other.letters) <= MAX_DIFFERENT) {
        near.push(other.word);
      }
    }
  }
  return near;
}

/** The words of the same length that may differ in one letter. */
export function sameLength(word: string, spellings: ReadonlyMap<number, readonly Spelling[]>): string[] {
  const letters = lettersOf(word);
  return (spellings.get(word.length) ?? [])
    .filter((other) => countBits(letters ^ other.letters) <= 2)
    .map((other) => other.word);
}

function countBits(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) {
    count += 1;
  }
  return count;
}
