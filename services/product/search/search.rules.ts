import { SEARCH_SCOPES, type SearchScope } from '@bazaar/contracts/product';
import { createHighlighter } from './highlight.rules.ts';
import { type BaseScope, baseScopesOf } from './search-scope.rules.ts';
import type { SuggestionRow } from './suggestion.sql.ts';

interface Asked {
  readonly term: string;
  readonly take: number;
}

/** An answer, and the rows that it was written from. */
interface Written {
  readonly rows: string;
  readonly answer: string;
}

const MOST_ANSWERS = 1_000;

/**
 * Writes the contract's suggestions from the rows of a list. What was written for a term lately is answered again while
 * its rows are the same: the same beginnings are typed over and over.
 */
export function createSuggestionWriter(): (rows: string, asked: Asked) => string {
  const answers = new Map<string, Written>();
  return (rows, { term, take }) => {
    const key = `${take} ${term}`;
    const known = answers.get(key);
    if (known?.rows === rows) {
      return known.answer;
    }
    if (answers.size >= MOST_ANSWERS) {
      answers.clear();
    }
    const highlight = createHighlighter(term);
    const list = (JSON.parse(rows) as SuggestionRow[]).slice(0, take);
    const answer = JSON.stringify(list.map((row) => ({ ...row, highlight: highlight(row.title) })));
    answers.set(key, { rows, answer });
    return answer;
  };
}

/** A count for each of the ten scopes, in the order of the search box. */
export function toScopeCounts(
  counts: readonly { readonly scope: BaseScope; readonly count: number }[],
): { scope: SearchScope; count: number }[] {
  return SEARCH_SCOPES.map((scope) => {
    const parts = baseScopesOf(scope);
    const own = counts.filter((part) => parts.includes(part.scope));
    return { scope, count: own.reduce((sum, { count }) => sum + count, 0) };
  });
}
