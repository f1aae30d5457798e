import { PERSONAL_STALE_MS } from '@bazaar/api/stale-times';
import { getTradeRequest, type TradeRequestId } from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** The request that is edited. */
export function tradeRequestQuery(api: Host['api'], id: TradeRequestId) {
  return queryOptions({
    queryKey: ['profile', 'trade-request', id],
    queryFn: ({ signal }) => api.call(getTradeRequest, { params: { id }, signal }),
    staleTime: PERSONAL_STALE_MS,
  });
}
