import { ALWAYS_STALE, PERSONAL_STALE_MS, REFERENCE_STALE_MS } from '@bazaar/api/stale-times';
import { listLastVisits } from '@bazaar/contracts/content';
import { getEnum } from '@bazaar/contracts/setting';
import { listTradeRequests } from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { lastVisitKeys } from '../../common/profile/profile.keys.ts';
import { tradeKeys } from '../../common/trade/trade.keys.ts';
import type { PresentVisit } from './present-visit.ts';

/** Some objects may no longer exist; the strip shows four. */
const VISITS_ASKED = 8;

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
    /** The services' titles of the states. */
    statusTitles: () =>
      queryOptions({
        queryKey: ['profile', 'trade-status-titles'] as const,
        queryFn: async ({ signal }): Promise<Record<string, string>> => {
          const values = await api.call(getEnum, { params: { name: 'TradeStatus' }, signal });
          return Object.fromEntries(values.map(({ key, titleFa }) => [key, titleFa]));
        },
        staleTime: REFERENCE_STALE_MS,
      }),
    lastVisits: () =>
      queryOptions({
        queryKey: lastVisitKeys.latest(),
        queryFn: async ({ signal }): Promise<PresentVisit[]> => {
          const paging = { pageNumber: 1, pageSize: VISITS_ASKED };
          const { items } = await api.call(listLastVisits, { query: { paging }, signal });
          return items.filter((visit): visit is PresentVisit => visit.object !== null);
        },
        // Returning from a page is one more visit.
        staleTime: ALWAYS_STALE,
      }),
  };
}
