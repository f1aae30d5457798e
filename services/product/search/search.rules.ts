import { SEARCH_SCOPES, type SearchScope } from '@bazaar/contracts/product';
import { createHighlighter } from './highlight.rules.ts';
import { type BaseScope, baseScopesOf } from './search-scope.rules.ts';
import type { SuggestionRow } from './suggestion.sql.ts';

interface Asked {
  readonly term: string;
  readonly take: number;
}

/** The contract's suggestions as JSON, from the rows of a list: the first `take` of them. */
export function writeSuggestions(rows: string, { term, take }: Asked): string {
  const highlight = createHighlighter(term);
  const list = (JSON.parse(rows) as SuggestionRow[]).slice(0, take);
  return JSON.stringify(list.map((row) => ({ ...row, highlight: highlight(row.title) })));
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
