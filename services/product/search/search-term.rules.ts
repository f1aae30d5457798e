import { faNorm } from '@bazaar/locale';

/** What stands between words: the list of `kit.words_of_norm`, which a test holds equal to this one. */
const BETWEEN_WORDS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a control character ends a word.
  /[\uFE00-\uFE1F\u0000-/:-@[-`{-\u00BF\u00D7\u00F7\u02C2-\u02DF\u0600-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE\u2000-\u2BFF\u3000-\u303F\uFD3E\uFD3F\uFFF9-\uFFFD]+/g;

/** «4*16» and «4×16» are the same size. */
const TIMES = /(?<=[0-9۰-۹٠-٩])\s*\*\s*(?=[0-9۰-۹٠-٩])/g;

const MAX_WORDS = 8;
const SHORT_PREFIX = 3;
/** Written apart from its verb or joined to it: «می شود». */
const VERB_PREFIX = /^ن?می$/;
/** Written apart from its noun or joined to it: «پمپ ها». */
const PLURAL_ENDING = /^ها(?:یی?|یم|یت|یش|یمان|یتان|یشان)?$/;
/** There is no stemmer for Persian: what a plural is made from is looked for beside it, when three letters are left. */
const PLURAL = /^(.{3,})ها(?:یی?|یم|یت|یش|یمان|یتان|یشان)?$/;

/** Words that nearly every text holds; beside others they say nothing. */
const COMMON_WORDS = new Set([
  'و',
  'از',
  'به',
  'با',
  'در',
  'برای',
  'که',
  'را',
  'این',
  'ان',
  'تا',
  'یا',
  'هر',
  'است',
]);

/** A typed term, as the database looks for it. */
export interface SearchTerm {
  /** As it was typed. */
  readonly text: string;
  /** All words written together: the same for «می‌شود», «میشود» and «می شود». Empty when there is no word. */
  readonly key: string;
  /** The words that have to be there; the last one may be a beginning. */
  readonly words: readonly string[];
  /** The same as a tsquery. Empty when there is no word. */
  readonly query: string;
  /** Finds everything that `query` finds, and perhaps more, without reading what a short last word could begin. */
  readonly narrowQuery: string;
  /** Every word as a beginning: what is looked for when nothing has the words as they are. */
  readonly looseQuery: string;
}

/** Reads a typed term; signs alone give one without words. */
export function readTerm(text: string): SearchTerm {
  const found = searchWords(text.replace(TIMES, '×'));
  const words = joinParts(found.slice(0, MAX_WORDS));
  const looseQuery = telling(words)
    .map((word) => oneWord(word, word.length > 1))
    .join(' & ');
  const alternatives = alternativesOf(words);
  return {
    text,
    key: found.join(''),
    words,
    query: anyOf(alternatives),
    narrowQuery: anyOf(alternatives.map(withoutShortPrefix)),
    looseQuery,
  };
}

/** A word of a query; one that may go on stands for every word that it begins. */
interface Operand {
  readonly word: string;
  readonly mayGoOn: boolean;
}

/** Words of a text, folded; equal to the SQL function `kit.search_words`. */
export function searchWords(text: string): string[] {
  return faNorm(text.toWellFormed()).replace(BETWEEN_WORDS, ' ').split(' ').filter(Boolean);
}

function telling(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !COMMON_WORDS.has(word));
  return others.length === 0 ? words : others;
}

function joinParts(words: readonly string[]): string[] {
  const joined: string[] = [];
  let prefix = '';
  for (const word of words) {
    if (VERB_PREFIX.test(word)) {
      prefix += word;
    } else if (PLURAL_ENDING.test(word) && joined.length > 0 && prefix === '') {
      joined.push(`${joined.pop()}${word}`);
    } else {
      joined.push(`${prefix}${word}`);
      prefix = '';
    }
  }
  return prefix === '' ? joined : [...joined, prefix];
}

/** Every word that says something must be there; two neighbours may also stand written together. */
function alternativesOf(words: readonly string[]): readonly Operand[][] {
  const joins = words.slice(1).map((word, place) => words.toSpliced(place, 2, `${words[place]}${word}`));
  return (words.length === 0 ? [] : [telling(words), ...joins]).map((every) =>
    every.map((word, place) => ({
      word,
      mayGoOn: place === every.length - 1 && isPrefix(word, every),
    })),
  );
}

function anyOf(alternatives: readonly (readonly Operand[])[]): string {
  return alternatives
    .map((every) => `(${every.map(({ word, mayGoOn }) => oneWord(word, mayGoOn)).join(' & ')})`)
    .join(' | ');
}

/** Two whole words leave few enough titles for the beginning of a third to be looked for in each of them. */
function withoutShortPrefix(every: readonly Operand[]): readonly Operand[] {
  const last = every.at(-1);
  const isShort = last?.mayGoOn === true && last.word.length <= SHORT_PREFIX;
  return isShort && every.length > 2 ? every.slice(0, -1) : every;
}

/** One letter, or two digits, begin so many words that they narrow nothing: they are taken as they are beside others. */
function isPrefix(word: string, words: readonly string[]): boolean {
  return words.length === 1 || word.length > (/^\d+$/.test(word) ? 2 : 1);
}

/** No word holds a quote or a backslash: both end a word. */
function oneWord(word: string, mayGoOn: boolean): string {
  const whole = `'${word}'${mayGoOn ? ':*' : ''}`;
  const singular = PLURAL.exec(word)?.[1];
  return singular === undefined ? whole : `(${whole} | '${singular}')`;
}
