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
  /** Whether the term names a good: then what only speaks of its words is left out. */
  readonly hasGood: boolean;
}

const MAX_WORDS = 8;
const MIN_CODE = 5;

export function wordQueries(term: string, { query }: Understanding): WordQueries {
  const { key, query: all } = readTerm(term);
  const each = query.mentions.slice(0, MAX_WORDS).map(({ tokens, at, keys, kind }) => {
    const joined = tokens.map(({ word }) => word).join('');
    const around = tokens.length === 1 ? (query.spellings[at] ?? []) : [];
    const own = kind === 'word' ? [...around, ...keys] : [];
    const alternatives = new Set([joined, ...own, ...tokens.slice(0, 1).map(({ word }) => word)]);
    return anyOf(kind === 'word' ? [...alternatives] : [joined, ...tokens.map(({ word }) => word)]);
  });
  const asked = each.filter((one) => one !== '');
  return {
    ...{ key, all: asked.length === 0 ? all : allOf(asked), any: asked.join(' | '), each: asked },
    code: /[0-9]/.test(key) && key.length >= MIN_CODE ? `'${key}'` : '',
    hasGood: query.head !== undefined,
  };
}

/** Words of a tsquery hold letters and digits only. */
function anyOf(words: readonly string[]): string {
  const clean = [...new Set(words.flatMap((word) => searchWords(word)))];
  return clean.length === 0 ? '' : `(${clean.map((word) => `'${word}'`).join(' | ')})`;
}

const allOf = (each: readonly string[]) => each.join(' & ');
