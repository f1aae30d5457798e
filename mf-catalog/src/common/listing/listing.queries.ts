import { PAGE_STALE_MS, REFERENCE_STALE_MS } from '@bazaar/api/stale-times';
import { listSaleCities } from '@bazaar/contracts/merchant';
import { countSupplierProducts, getListingFacets, listSupplierProducts } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { orderly } from './listing-filter.rules.ts';
import {
  DEFAULT_SORT,
  type ListingRefinements,
  type ListingScope,
  type ListingSort,
  type ListingState,
} from './listing-state.ts';

const ALL_CITIES = 100;

/** The part of a state that decides which items a page contains; the display variant does not. */
type ListingPart = Pick<ListingState, 'filter' | 'sort' | 'cityId' | 'page'>;

/** The first segment is the remote's name, so two remotes never share a key by accident. */
export const listingKeys = {
  all: ['catalog', 'listing'] as const,
  page: (scope: ListingScope, { filter, sort, cityId, page }: ListingPart) =>
    [...listingKeys.all, 'page', scope, filter, sort, cityId ?? null, page] as const,
  facets: (scope: ListingScope, filter: ListingRefinements) =>
    [...listingKeys.all, 'facets', scope, filter] as const,
  count: (scope: ListingScope, filter: ListingRefinements) =>
    [...listingKeys.all, 'count', scope, orderly(filter)] as const,
  cities: () => [...listingKeys.all, 'cities'] as const,
};

/** Queries of a list of items. */
export function listingQueries(api: Host['api']) {
  return {
    page: (scope: ListingScope, part: ListingPart) =>
      queryOptions({
        queryKey: listingKeys.page(scope, part),
        queryFn: ({ signal }) =>
          api.call(listSupplierProducts, {
            query: {
              filter: { ...scope, ...part.filter },
              sort: sortOf(part),
              paging: { pageNumber: part.page },
            },
            signal,
          }),
        staleTime: PAGE_STALE_MS,
      }),
    facets: (scope: ListingScope, filter: ListingRefinements) =>
      queryOptions({
        queryKey: listingKeys.facets(scope, filter),
        queryFn: ({ signal }) =>
          api.call(getListingFacets, { query: { filter: { ...scope, ...filter } }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
    count: (scope: ListingScope, filter: ListingRefinements) =>
      queryOptions({
        queryKey: listingKeys.count(scope, filter),
        queryFn: ({ signal }) =>
          api.call(countSupplierProducts, { query: { filter: { ...scope, ...orderly(filter) } }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
    /** Cities from which distance can be measured. */
    cities: () =>
      queryOptions({
        queryKey: listingKeys.cities(),
        queryFn: ({ signal }) =>
          api.call(listSaleCities, { query: { paging: { pageSize: ALL_CITIES } }, signal }),
        staleTime: REFERENCE_STALE_MS,
      }),
  };
}

/** Sorting by distance needs a city; without one, the default order applies. */
function sortOf({ sort, cityId }: ListingPart): { field: ListingSort; cityId?: number } {
  if (sort !== 'nearest') {
    return { field: sort };
  }
  return cityId === undefined ? { field: DEFAULT_SORT } : { field: sort, cityId };
}
