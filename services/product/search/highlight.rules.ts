import { faNorm } from '@bazaar/locale';

/** Start and end in UTF-16 units. */
export type Range = [start: number, end: number];

interface FoldedTitle {
  /** Letters and digits of the title, normalized and joined. */
  readonly key: string;
  /** For each unit of `key`, start and end of its source in the title, interleaved. */
  readonly sources: Uint32Array;
  /** Indexes into `key` at which a word begins. */
  readonly beginnings: readonly number[];
}

const WORD = /[\p{L}\p{N}]/u;
const NO_WORD = /[^\p{L}\p{N}]+/gu;
const MARK = /^\p{M}$/u;
/** Tatweel, soft hyphen and the like: removed without splitting the word. A half-space is not one of them. */
const INVISIBLE_INSIDE_WORD = /^(?:\p{M}|\u00AD|\u0640|\u200B|\u200D|\u200E|\u200F|\u2060|\uFEFF)$/u;

/**
 * The parts of a title that complete a typed term: everything but what was typed. Both are compared normalized, so
 * that «كابل» is found in «کابل» and «میشود» in «می‌شود».
 */
export function completedRanges(title: string, term: string): Range[] {
  return createHighlighter(term)(title);
}

/** {@link completedRanges} for many titles and one term, which is normalized once. */
export function createHighlighter(term: string): (title: string) => Range[] {
  const whole = foldTitle(term).key;
  const words = term.split(/\s+/).map((word) => foldTitle(word).key);
  return (title) => {
    const folded = recallTitle(title);
    const one = find(folded, whole);
    return restOf(title, one === undefined ? findAll(folded, words) : [one]);
  };
}

function restOf(title: string, typed: readonly Range[]): Range[] {
  const completed: Range[] = [];
  let from = 0;
  for (const [start, end] of [...typed, [title.length, title.length] as const]) {
    if (WORD.test(title.slice(from, start))) {
      completed.push([from, start]);
    }
    from = end;
  }
  return completed;
}

/** The ranges in which a term's words are found. */
function findAll(title: FoldedTitle, words: readonly string[]): Range[] {
  const found = words.map((word) => find(title, word));
  return merge(found.filter((range) => range !== undefined));
}

function find({ key, sources, beginnings }: FoldedTitle, typed: string): Range | undefined {
  const at = typed === '' ? undefined : beginnings.find((place) => key.startsWith(typed, place));
  const start = at === undefined ? undefined : sources[2 * at];
  const end = at === undefined ? undefined : sources[2 * (at + typed.length) - 1];
  return start === undefined || end === undefined ? undefined : [start, end];
}

/** Recently normalized titles: the same few are suggested repeatedly. */
const foldedTitles = new Map<string, FoldedTitle>();
const MAX_TITLES = 1_000;

function recallTitle(title: string): FoldedTitle {
  const known = foldedTitles.get(title);
  if (known !== undefined) {
    return known;
  }
  if (foldedTitles.size >= MAX_TITLES) {
    foldedTitles.clear();
  }
  const folded = foldTitle(title);
  foldedTitles.set(title, folded);
  return folded;
}

/** Sorts ranges and merges those that overlap. */
function merge(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const [start, end] of [...ranges].sort((one, other) => one[0] - other[0])) {
    const before = merged.at(-1);
    if (before !== undefined && start <= before[1]) {
      before[1] = Math.max(before[1], end);
    } else {
      merged.push([start, end]);
    }
  }
  return merged;
}

function foldTitle(title: string): FoldedTitle {
  let key = '';
  let isPrefix = true;
  const sources: Range[] = [];
  const beginnings: number[] = [];
  let at = 0;
  for (const character of title) {
    const end = at + character.length;
    const folded = foldCharacter(character);
    if (folded !== '') {
      beginnings.push(...(isPrefix ? [key.length] : []));
      key += folded;
      sources.push(...Array.from(folded, (): Range => [at, end]));
    } else if (MARK.test(character)) {
      coverMark(sources.at(-1), [at, end]);
    }
    isPrefix = folded === '' && (isPrefix || !INVISIBLE_INSIDE_WORD.test(character));
    at = end;
  }
  return { key, sources: Uint32Array.from(sources.flat()), beginnings };
}

/** Extends a letter's range over the mark that follows it. */
function coverMark(letter: Range | undefined, [at, end]: Range): void {
  if (letter?.[1] === at) {
    letter[1] = end;
  }
}

/** Cache of normalized characters; titles use a few hundred. */
const foldedCharacters = new Map<string, string>();
const MAX_CHARACTERS = 2_000;

function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) {
    return known;
  }
  // Placed between two letters, so that a space stays a space.
  const key = faNorm(`x${character}x`).slice(1, -1).replace(NO_WORD, '');
  if (foldedCharacters.size < MAX_CHARACTERS) {
    foldedCharacters.set(character, key);
  }
  return key;
}
