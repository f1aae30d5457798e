import type {
  SearchCorrection,
  SearchFacets,
  SearchResult,
  SearchScope,
  UnderstoodPart,
} from '@bazaar/contracts/product';
import type { ListPage } from '@bazaar/listing';

/** One page of results, as the service returns it. */
export interface SearchResults extends ListPage<SearchResult> {
  scopeCounts: readonly { scope: SearchScope; count: number }[];
  /** False when the service stopped counting at a limit. */
  isTotalExact?: boolean | undefined;
  correction?: SearchCorrection | null | undefined;
  /** How the term was read. */
  understood: readonly UnderstoodPart[];
  facets?: SearchFacets | undefined;
}

/** Number of hits in one scope. */
export function countIn({ scopeCounts }: Pick<SearchResults, 'scopeCounts'>, scope: SearchScope): number {
  return scopeCounts.find((entry) => entry.scope === scope)?.count ?? 0;
}
