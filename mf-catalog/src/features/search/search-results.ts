import type { SearchCorrection, SearchResult, SearchScope } from '@bazaar/contracts/product';
import type { ListPage } from '@bazaar/listing';

/** One page of results, as the service answers it. */
export interface SearchResults extends ListPage<SearchResult> {
  scopeCounts: readonly { scope: SearchScope; count: number }[];
  correction?: SearchCorrection | null | undefined;
}

/** Hits in one scope. */
export function countIn({ scopeCounts }: SearchResults, scope: SearchScope): number {
  return scopeCounts.find((entry) => entry.scope === scope)?.count ?? 0;
}
