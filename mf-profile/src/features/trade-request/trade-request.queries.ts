import { ACCOUNT_STALE_MS, ALWAYS_STALE } from '@bazaar/api/stale-times';
import { listConversations } from '@bazaar/contracts/notification';
import { getMembershipAndPrice, type TradeRequestId } from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { tradeKeys } from '../../common/trade/trade.keys.ts';

const THREADS_ASKED = 100;

/** What is to be paid for a request now; asked each time, since prices, fee and wallet change. */
export function priceQuery(api: Host['api'], id: TradeRequestId) {
  return queryOptions({
    queryKey: tradeKeys.price(id),
    queryFn: ({ signal }) => api.call(getMembershipAndPrice, { params: { id }, signal }),
    staleTime: ALWAYS_STALE,
  });
}

/** The id of the thread on a request; null when nobody has written yet. */
export function threadQuery(api: Host['api'], id: TradeRequestId) {
  return queryOptions({
    queryKey: tradeKeys.thread(id),
    queryFn: async ({ signal }) => {
      const filter = { subjectType: 'TradeRequest', side: 'buyer' } as const;
      const paging = { pageNumber: 1, pageSize: THREADS_ASKED };
      const { items } = await api.call(listConversations, { query: { filter, paging }, signal });
      return items.find(({ subjectId }) => subjectId === id)?.id ?? null;
    },
    staleTime: ACCOUNT_STALE_MS,
  });
}
