import { SEARCH_SCOPES, type SearchScope } from '@bazaar/contracts/product';
import { completedRanges } from './highlight.rules.ts';
import type { ScopeCountRow, SuggestionRow } from './search.sql.ts';

/** A row as the contract's Suggestion. */
export function toSuggestion(row: SuggestionRow, term: string) {
  return { ...row, highlight: completedRanges(row.title, term) };
}

/** Completions first, then other titles with these words; nothing twice. */
export function joinSuggestions(lists: readonly (readonly SuggestionRow[])[], take: number): SuggestionRow[] {
  const byThing = new Map(lists.flat().map((row) => [`${row.kind} ${row.categoryType} ${row.id}`, row]));
  return [...byThing.values()].slice(0, take);
}

/** A count for each of the ten scopes, in the order of the search box. */
export function toScopeCounts(rows: readonly ScopeCountRow[]): { scope: SearchScope; count: number }[] {
  return SEARCH_SCOPES.map((scope) => ({
    scope,
    count: rows.find((row) => row.scope === scope)?.count ?? 0,
  }));
}
