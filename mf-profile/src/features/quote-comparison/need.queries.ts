import { ACCOUNT_STALE_MS, PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { getSupplier, type SupplierId } from '@bazaar/contracts/merchant';
import { getTradeRequest, listTradeRequests, type NeedId } from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { tradeKeys } from '../../common/trade/trade.keys.ts';
import type { Need, SupplierFacts } from './need.ts';
import { comparedOf } from './quote-column.rules.ts';

const REQUESTS_ASKED = 100;

/** The requests of a need; both lists are empty when the reader has none of it. */
export function needQuery(api: Host['api'], needId: NeedId) {
  return queryOptions({
    queryKey: [...tradeKeys.all, 'need', needId] as const,
    queryFn: async ({ signal }): Promise<Need> => {
      const paging = { pageNumber: 1, pageSize: REQUESTS_ASKED };
      const { items } = await api.call(listTradeRequests, { query: { filter: { needId }, paging }, signal });
      const compared = comparedOf(items).map(({ id }) =>
        api.call(getTradeRequest, { params: { id }, signal }),
      );
      return { all: items, compared: await Promise.all(compared) };
    },
    // The suppliers answer meanwhile.
    staleTime: ACCOUNT_STALE_MS,
  });
}

/** The facts of suppliers by id; one that could not be read is missing. Fails when none could be. */
export function supplierFactsQuery(api: Host['api'], ids: readonly SupplierId[]) {
  return queryOptions({
    queryKey: ['profile', 'quote-suppliers', ...ids.toSorted((one, other) => one - other)] as const,
    queryFn: async ({ signal }): Promise<Record<number, SupplierFacts>> => {
      const read = await Promise.allSettled(
        ids.map((id) => api.call(getSupplier, { params: { id }, signal })),
      );
      const [first] = read;
      // Nothing at all is no answer, and must not be kept as one.
      if (first?.status === 'rejected' && read.every(({ status }) => status === 'rejected')) {
        throw first.reason;
      }
      return Object.fromEntries(
        read.flatMap((one) => (one.status === 'fulfilled' ? [[one.value.id, one.value]] : [])),
      );
    },
    staleTime: PAGE_STALE_MS,
    retryOnMount: false,
  });
}
