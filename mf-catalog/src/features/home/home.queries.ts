import { STRUCTURE_STALE_MS } from '@bazaar/api/stale-times';
import { getItemsCount } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** Items by category type. */
export function itemsCountQuery(api: Host['api']) {
  return queryOptions({
    queryKey: ['catalog', 'items-count'],
    queryFn: ({ signal }) => api.call(getItemsCount, { signal }),
    staleTime: STRUCTURE_STALE_MS,
  });
}
