import { getItemsCount } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

const TEN_MINUTES_MS = 10 * 60 * 1000;

/** Items by category type. */
export function itemsCountQuery(api: Host['api']) {
  return queryOptions({
    queryKey: ['catalog', 'items-count'],
    queryFn: ({ signal }) => api.call(getItemsCount, { signal }),
    staleTime: TEN_MINUTES_MS,
  });
}
