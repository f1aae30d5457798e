import { ALWAYS_STALE } from '@bazaar/api/stale-times';
import { getMembershipAndPrice, getTradeRequest, TradeRequestId } from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { walletKeys } from './wallet.keys.ts';

/** Queries of the request that a payment is for; asked each time, since the other side and time change it. */
export function requestQueries(api: Host['api']) {
  return {
    request: (id: number) =>
      queryOptions({
        queryKey: [...walletKeys.payable(id), 'request'],
        queryFn: ({ signal }) =>
          api.call(getTradeRequest, { params: { id: TradeRequestId.parse(id) }, signal }),
        staleTime: ALWAYS_STALE,
        retryOnMount: false,
      }),
    price: (id: number) =>
      queryOptions({
        queryKey: [...walletKeys.payable(id), 'price'],
        queryFn: ({ signal }) =>
          api.call(getMembershipAndPrice, { params: { id: TradeRequestId.parse(id) }, signal }),
        staleTime: ALWAYS_STALE,
        retryOnMount: false,
      }),
  };
}
