import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { CategoryId, listSearchResults } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import type { SearchView } from './search.address.ts';

const PAGE_SIZE = 24;

export const searchKeys = {
  all: ['catalog', 'search'] as const,
  results: ({ term, scope, sort, choices, page }: SearchView) =>
    [...searchKeys.all, term, scope, sort, choices, page] as const,
};

/** One page of results, with the number of hits in every scope and the facets. */
export function searchQuery(api: Host['api'], view: SearchView) {
  const { term, scope, sort, page, choices } = view;
  return queryOptions({
    queryKey: searchKeys.results(view),
    queryFn: ({ signal }) =>
      api.call(listSearchResults, {
        query: {
          term,
          scope,
          sort: { field: sort },
          filter: filterOf(choices),
          paging: { pageNumber: page, pageSize: PAGE_SIZE },
          baseProducts: true,
          facets: true,
        },
        signal,
      }),
    staleTime: PAGE_STALE_MS,
  });
}

function filterOf({ types, categories, cities }: SearchView['choices']) {
  return {
    ...(types.length > 0 && { categoryTypes: [...types] }),
    ...(categories.length > 0 && { categoryIds: categories.map((id) => CategoryId.parse(id)) }),
    ...(cities.length > 0 && { cityIds: [...cities] }),
  };
}
