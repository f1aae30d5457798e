import { faNorm } from '@bazaar/locale';

/** Word separators: the list of `kit.words_of_norm`; a test compares them. */
const BETWEEN_WORDS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a control character ends a word.
  /[\uFE00-\uFE1F\u0000-/:-@[-`{-\u00BF\u00D7\u00F7\u02C2-\u02DF\u0600-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE\u2000-\u2BFF\u3000-\u303F\uFD3E\uFD3F\uFFF9-\uFFFD]+/g;

/** «4*16» and «4×16» are the same size. */
const TIMES = /(?<=[0-9۰-۹٠-٩])\s*\*\s*(?=[0-9۰-۹٠-٩])/g;

const MAX_WORDS = 8;
const SHORT_PREFIX = 3;
/** A verb's prefix, written separately or joined: «می شود». */
const VERB_PREFIX = /^ن?می$/;
/** A noun's plural ending, written separately or joined: «پمپ ها». */
const PLURAL_ENDING = /^ها(?:یی?|یم|یت|یش|یمان|یتان|یشان)?$/;
/** There is no stemmer for Persian: a plural's singular is searched too, when it has at least three letters. */
const PLURAL = /^(.{3,})ها(?:یی?|یم|یت|یش|یمان|یتان|یشان)?$/;

/** Words that occur in nearly every text; beside others they are not significant. */
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

/** A typed term, as the database searches for it. */
export interface SearchTerm {
  /** As it was typed. */
  readonly text: string;
  /** All words joined: the same for «می‌شود», «میشود» and «می شود». Empty when there is no word. */
  readonly key: string;
  /** The required words; the last one may be a prefix. */
  readonly words: readonly string[];
  /** The same as a tsquery. Empty when there is no word. */
  readonly query: string;
  /** Matches everything that `query` matches, and perhaps more, without expanding a short last word. */
  readonly narrowQuery: string;
}

/** Parses a typed term; punctuation alone gives a term without words. */
export function readTerm(text: string): SearchTerm {
  const found = searchWords(text.replace(TIMES, '×'));
  const words = joinParts(found.slice(0, MAX_WORDS));
  const alternatives = alternativesOf(words);
  return {
    text,
    key: found.join(''),
    words,
    query: anyOf(alternatives),
    narrowQuery: anyOf(alternatives.map(withoutShortPrefix)),
  };
}

/** A word of a query; one that may continue stands for every word that begins with it. */
interface Operand {
  readonly word: string;
  readonly mayGoOn: boolean;
}

/** Words of a text, normalized; equal to the SQL function `kit.search_words`. */
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

/** Every significant word is required; two adjacent words may also be written as one. */
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

/** Two whole words leave few enough titles to check the prefix of a third in each of them. */
function withoutShortPrefix(every: readonly Operand[]): readonly Operand[] {
  const last = every.at(-1);
  const isShort = last?.mayGoOn === true && last.word.length <= SHORT_PREFIX;
  return isShort && every.length > 2 ? every.slice(0, -1) : every;
}

/**
 * One letter, or two digits, are the prefix of too many words to narrow a search: beside others they are whole words.
 */
function isPrefix(word: string, words: readonly string[]): boolean {
  return words.length === 1 || word.length > (/^\d+$/.test(word) ? 2 : 1);
}

/** No word contains a quote or a backslash: both are separators. */
function oneWord(word: string, mayGoOn: boolean): string {
  const whole = `'${word}'${mayGoOn ? ':*' : ''}`;
  const singular = PLURAL.exec(word)?.[1];
  return singular === undefined ? whole : `(${whole} | '${singular}')`;
}
