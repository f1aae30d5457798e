import type { Query } from '../understanding/fit.rules.ts';
import type { Mention } from '../understanding/reading.rules.ts';
import { isEnding, type Token } from '../understanding/tokens.rules.ts';
import type { Understanding } from '../understanding/understand.rules.ts';
import { readTerm, searchWords } from './search-term.rules.ts';

/** The words of a term as tsqueries, for what is found by its title; all empty when there is no word. */
export interface WordQueries {
  /** All words joined, as titles are. */
  readonly key: string;
  /** Every word. */
  readonly all: string;
  /** Any of them. */
  readonly any: string;
  /** What a title must have of them to be a result: half of them where the catalogue knows the term, otherwise any. */
  readonly titled: string;
  /** One for each thing that the term says. */
  readonly each: readonly string[];
  /** The term as the code of an offer; empty when it cannot be one. */
  readonly code: string;
  /** Whether the catalogue knows the term: then what only speaks of its words is left out. */
  readonly isKnown: boolean;
}

const MAX_WORDS = 8;
const MIN_CODE = 5;

export function wordQueries(term: string, understood: Understanding): WordQueries {
  const { query, families, categories } = understood;
  const { key, query: all } = readTerm(term);
  const each = query.mentions
    .slice(0, MAX_WORDS)
    .map((mention) => mentionQuery(mention, { term, query }))
    .filter(Boolean);
  const isKnown =
    query.head !== undefined || families.length > 0 || categories.some(({ lack }) => lack === 0);
  const any = each.join(' | ');
  return {
    ...{ key, each, all: each.length === 0 ? all : each.join(' & '), any, isKnown },
    titled: isKnown ? atLeast(Math.ceil(each.length / 2), each) : any,
    code: /[0-9]/.test(key) && key.length >= MIN_CODE ? key : '',
  };
}

/** Longer terms would make queries of hundreds of words, which cost more than they spare. */
const MAX_COMBINED = 6;

/**
 * A query for at least so many of some words. The index leaves out the most frequent of them by itself, because they are
 * not enough without the others.
 */
export function atLeast(count: number, words: readonly string[]): string {
  const [first, ...rest] = words;
  if (first === undefined || count <= 1 || words.length > MAX_COMBINED) {
    return words.join(' | ');
  }
  if (count >= words.length) {
    return words.join(' & ');
  }
  return `(${first} & (${atLeast(count - 1, rest)})) | (${atLeast(count, rest)})`;
}

interface Source {
  readonly term: string;
  readonly query: Query;
}

/** A word in any of its spellings, or all parts of what has several. */
function mentionQuery(mention: Mention, { term, query }: Source): string {
  const { kind, tokens, at, keys } = mention;
  const { spellings } = query;
  const parts = gluedWords(tokens.filter((token) => !isEnding(token)));
  const written = readTerm(term.slice(tokens[0]?.from, tokens.at(-1)?.to)).words;
  const whole = [parts, written]
    .filter((words) => words.length > 0)
    .map((words) => `(${words.map(quote).join(' & ')})`);
  const plurals = PERSIAN.test(parts.join('')) ? ENDINGS.map((ending) => `${parts.join('')}${ending}`) : [];
  const others = kind === 'word' ? [...(spellings[at] ?? []), ...plurals] : [];
  const own = kind === 'word' || kind === 'key' ? [...keys, ...others] : [];
  const joined = tokens.length > 1 || kind === 'word' ? [parts.join('')] : [];
  const single = [...new Set([...joined, ...own].flatMap((word) => searchWords(word).join('')))].filter(
    Boolean,
  );
  const begun = mention.isBegun === true ? parts.map((word) => `${quote(word)}:*`) : [];
  const all = [...new Set([...single.map(quote), ...whole, ...begun])];
  return all.length === 0 ? '' : `(${all.join(' | ')})`;
}

const PERSIAN = /^[\u0600-\u06FF]+$/;
/** A title may have the plural written together with its word. */
const ENDINGS = ['ها', 'های'];

/** Pieces that are written together are one word, as `B16.5`; a decimal number alone is not. */
function gluedWords(tokens: readonly Token[]): string[] {
  const words: string[] = [];
  tokens.forEach(({ word, gap, values }, at) => {
    const isPart = gap === 'none' && words.length > 0;
    const isAlone = values.length > 0 && !isPart && tokens[at + 1]?.gap !== 'none';
    const pieces = searchWords(word);
    const own = isAlone ? pieces : [pieces.join('')];
    words.push(...(isPart ? [`${words.pop()}${own.join('')}`] : own));
  });
  return words.filter(Boolean);
}

/** Words hold letters and digits only. */
const quote = (word: string) => `'${word}'`;
