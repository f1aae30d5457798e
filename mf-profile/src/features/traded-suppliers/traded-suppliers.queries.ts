import { PERSONAL_STALE_MS } from '@bazaar/api/stale-times';
import { listTradedSuppliers } from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** Suppliers on a page. */
export const PAGE_SIZE = 10;

/** Queries of the page of traded suppliers. */
export function tradedSuppliersQueries(api: Host['api']) {
  return {
    list: (page: number) =>
      queryOptions({
        queryKey: ['profile', 'traded-suppliers', page] as const,
        queryFn: ({ signal }) =>
          api.call(listTradedSuppliers, {
            query: { paging: { pageNumber: page, pageSize: PAGE_SIZE } },
            signal,
          }),
        staleTime: PERSONAL_STALE_MS,
        retryOnMount: false,
      }),
  };
}
