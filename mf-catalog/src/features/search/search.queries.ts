import { listSearchResults } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import type { SearchView } from './search-address.ts';

const FIVE_MINUTES_MS = 5 * 60 * 1000;

export const searchKeys = {
  results: ({ term, scope, page }: SearchView) => ['catalog', 'search', term, scope, page] as const,
};

/** One page of results, with the number of hits in every scope. */
export function searchQuery(api: Host['api'], view: SearchView) {
  return queryOptions({
    queryKey: searchKeys.results(view),
    queryFn: ({ signal }) =>
      api.call(listSearchResults, {
        query: { term: view.term, scope: view.scope, paging: { pageNumber: view.page } },
        signal,
      }),
    staleTime: FIVE_MINUTES_MS,
  });
}
