import type { Query } from '../understanding/fit.rules.ts';
import type { Mention } from '../understanding/mentions.rules.ts';
import { isEnding } from '../understanding/tokens.rules.ts';
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
  const parts = tokens.filter((token) => !isEnding(token)).flatMap(({ word }) => searchWords(word));
  const joined = searchWords(parts.join(''));
  const whole = parts.length === 0 ? [] : [`(${parts.map(quote).join(' & ')})`];
  const others = kind === 'word' ? [...keys, ...(spellings[at] ?? [])] : [];
  const single = [...new Set([...joined, ...others.flatMap((word) => searchWords(word))])].map(quote);
  const all = [...new Set([...single, ...whole])];
  return all.length === 0 ? '' : `(${all.join(' | ')})`;
}

/** Words hold letters and digits only. */
const quote = (word: string) => `'${word}'`;
