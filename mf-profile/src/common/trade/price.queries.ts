import { ALWAYS_STALE } from '@bazaar/api/stale-times';
import { getMembershipAndPrice, type TradeRequestId } from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { tradeKeys } from './trade.keys.ts';

/** What is to be paid for a request now; asked each time, since prices, fee and wallet change. */
export function priceQuery(api: Host['api'], id: TradeRequestId) {
  return queryOptions({
    queryKey: tradeKeys.price(id),
    queryFn: ({ signal }) => api.call(getMembershipAndPrice, { params: { id }, signal }),
    staleTime: ALWAYS_STALE,
  });
}
