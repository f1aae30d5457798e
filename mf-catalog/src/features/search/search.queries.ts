import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { CategoryId, listSearchResults } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { isOverview, type SearchView } from './search.address.ts';

const PAGE_SIZE = 24;
const SHOWN_OF_SCOPE = 4;

export const searchKeys = {
  all: ['catalog', 'search'] as const,
  results: (view: SearchView, pageSize: number) =>
    [...searchKeys.all, view.term, view.scope, view.sort, view.choices, view.page, pageSize] as const,
};

interface Amount {
  pageSize: number;
  facets: boolean;
}

/** One page of results, with the number of hits in every scope and the facets. */
export function searchQuery(api: Host['api'], view: SearchView) {
  // An overview takes its items from the scopes; from `everywhere` it only needs the counts.
  return resultsQuery(api, view, { pageSize: isOverview(view) ? 1 : PAGE_SIZE, facets: true });
}

/** The best results of one scope. */
export function scopeQuery(api: Host['api'], view: SearchView) {
  return resultsQuery(api, view, { pageSize: SHOWN_OF_SCOPE, facets: false });
}

function resultsQuery(api: Host['api'], view: SearchView, { pageSize, facets }: Amount) {
  const { term, scope, sort, page, choices } = view;
  return queryOptions({
    queryKey: searchKeys.results(view, pageSize),
    queryFn: ({ signal }) =>
      api.call(listSearchResults, {
        query: {
          term,
          scope,
          sort: { field: sort },
          filter: filterOf(choices),
          paging: { pageNumber: page, pageSize },
          baseProducts: true,
          facets,
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
