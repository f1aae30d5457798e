import {
  SEARCH_SCOPES,
  type SearchCorrection,
  type SearchFacets,
  type SearchResult,
  type SearchScope,
} from '@bazaar/contracts/product';
import type { ListPage } from '@bazaar/listing';

/** One page of results, as the service returns it. */
export interface SearchResults extends ListPage<SearchResult> {
  scopeCounts: readonly { scope: SearchScope; count: number }[];
  /** False when the service stopped counting at a limit. */
  isTotalExact?: boolean | undefined;
  correction?: SearchCorrection | null | undefined;
  facets?: SearchFacets | undefined;
}

/** The best results of one scope. */
export interface ScopeGroup {
  scope: SearchScope;
  count: number;
  items: readonly SearchResult[];
}

/** Number of hits in one scope. */
export function countIn({ scopeCounts }: Pick<SearchResults, 'scopeCounts'>, scope: SearchScope): number {
  return scopeCounts.find((entry) => entry.scope === scope)?.count ?? 0;
}

/**
 * The scopes that an overview shows: those with results. Suppliers' items are left out, because the scopes of the
 * five types show the same ones; their tab lists all of them.
 */
export function scopesOfOverview(results: Pick<SearchResults, 'scopeCounts'>): SearchScope[] {
  return SEARCH_SCOPES.filter(
    (scope) => scope !== 'everywhere' && scope !== 'supplierProduct' && countIn(results, scope) > 0,
  );
}
