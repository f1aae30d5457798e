import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { listAdvertisements } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** Advertisements that are valid now, `take` to a page, newest first. */
export function advertisementQuery(api: Host['api'], take: number, page: number) {
  return queryOptions({
    queryKey: ['suppliers', 'advertisement', take, page],
    queryFn: ({ signal }) =>
      api.call(listAdvertisements, { query: { paging: { pageNumber: page, pageSize: take } }, signal }),
    staleTime: PAGE_STALE_MS,
  });
}
