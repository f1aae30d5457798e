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
    .map((mention) => mentionQuery(mention, query))
    .filter(Boolean);
  const isKnown =
    query.head !== undefined || families.length > 0 || categories.some(({ lack }) => lack === 0);
  return {
    ...{ key, each, all: each.length === 0 ? all : each.join(' & '), any: each.join(' | '), isKnown },
    code: /[0-9]/.test(key) && key.length >= MIN_CODE ? key : '',
  };
}

/** A word in any of its spellings, or all parts of what has several. */
function mentionQuery({ kind, tokens, at, keys }: Mention, { spellings }: Query): string {
  const parts = gluedWords(tokens.filter((token) => !isEnding(token)));
  const whole = parts.length === 0 ? [] : [`(${parts.map(quote).join(' & ')})`];
  const plurals = PERSIAN.test(parts.join('')) ? ENDINGS.map((ending) => `${parts.join('')}${ending}`) : [];
  const others = kind === 'word' ? [...(spellings[at] ?? []), ...plurals] : [];
  const own = kind === 'word' || kind === 'key' ? [...keys, ...others] : [];
  const single = [...new Set([parts.join(''), ...own].flatMap((word) => searchWords(word).join('')))].filter(
    Boolean,
  );
  const all = [...new Set([...single.map(quote), ...whole])];
  return all.length === 0 ? '' : `(${all.join(' | ')})`;
}

const PERSIAN = /^[\u0600-\u06FF]+$/;
/** A title may have the plural written together with its word. */
const ENDINGS = ['ها', 'های'];

/** Pieces that are written together are one word: `B16.5`. */
function gluedWords(tokens: readonly Token[]): string[] {
  const words: string[] = [];
  for (const { word, gap } of tokens) {
    const piece = searchWords(word).join('');
    words.splice(
      gap === 'none' ? -1 : words.length,
      gap === 'none' ? 1 : 0,
      gap === 'none' ? `${words.at(-1) ?? ''}${piece}` : piece,
    );
  }
  return words.filter(Boolean);
}

/** Words hold letters and digits only. */
const quote = (word: string) => `'${word}'`;
