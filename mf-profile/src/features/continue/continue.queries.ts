import { PERSONAL_STALE_MS } from '@bazaar/api/stale-times';
import { listTradeRequests } from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { tradeKeys } from '../../common/trade/trade.keys.ts';

/** Queries of the strip «ادامه کار». */
export function continueQueries(api: Host['api']) {
  return {
    /** The number of requests in each state; another page shows the list itself. */
    requestCounts: () =>
      queryOptions({
        queryKey: tradeKeys.openCounts,
        queryFn: async ({ signal }) => {
          const paging = { pageNumber: 1, pageSize: 1 };
          return (await api.call(listTradeRequests, { query: { paging }, signal })).statusCounts;
        },
        staleTime: PERSONAL_STALE_MS,
      }),
  };
}
