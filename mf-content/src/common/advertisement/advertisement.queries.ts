import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { getAdvertisement, listAdvertisementFacets, listAdvertisements } from '@bazaar/contracts/content';
import { CategoryId } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { ADVERTISEMENTS_PER_PAGE, type AdvertisementList } from './advertisement-list.rules.ts';

/** How many others a page of one advertisement shows. */
const SIMILAR = 4;

export const advertisementKeys = {
  all: ['content', 'advertisement'] as const,
  list: (list: AdvertisementList) => [...advertisementKeys.all, 'list', list] as const,
  facets: () => [...advertisementKeys.all, 'facets'] as const,
  detail: (id: number) => [...advertisementKeys.all, 'detail', id] as const,
  similar: (kind: number) => [...advertisementKeys.all, 'similar', kind] as const,
};

/** Queries of advertisements. */
export function advertisementQueries(api: Host['api']) {
  const inCategory = (kind: number) => ({ categoryId: CategoryId.parse(kind) });
  return {
    list: (list: AdvertisementList) =>
      queryOptions({
        queryKey: advertisementKeys.list(list),
        queryFn: ({ signal }) => {
          const { kind, city, page } = list;
          const filter = {
            ...(kind !== undefined && inCategory(kind)),
            ...(city !== undefined && { cityId: city }),
          };
          const paging = { pageNumber: page, pageSize: ADVERTISEMENTS_PER_PAGE };
          return api.call(listAdvertisements, { query: { filter, paging }, signal });
        },
        staleTime: PAGE_STALE_MS,
      }),
    facets: () =>
      queryOptions({
        queryKey: advertisementKeys.facets(),
        queryFn: ({ signal }) => api.call(listAdvertisementFacets, { signal }),
        staleTime: PAGE_STALE_MS,
      }),
    detail: (id: number) =>
      queryOptions({
        queryKey: advertisementKeys.detail(id),
        queryFn: ({ signal }) => api.call(getAdvertisement, { params: { id }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
    /** Valid ones of the same kind; one more than is shown, since the page's own may be among them. */
    similar: (kind: number) =>
      queryOptions({
        queryKey: advertisementKeys.similar(kind),
        queryFn: ({ signal }) =>
          api.call(listAdvertisements, {
            query: { filter: inCategory(kind), paging: { pageNumber: 1, pageSize: SIMILAR + 1 } },
            signal,
          }),
        staleTime: PAGE_STALE_MS,
      }),
  };
}

/** The others of a list, as many as a page shows. */
export function withoutOwn<Item extends { id: number }>(items: readonly Item[], id: number): Item[] {
  return items.filter((item) => item.id !== id).slice(0, SIMILAR);
}
