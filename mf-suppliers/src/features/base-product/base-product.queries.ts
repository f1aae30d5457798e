import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import {
  type BaseProductId,
  getBaseProduct,
  getPriceHistory,
  listOffersByProduct,
} from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { startingQuantity } from './starting-quantity.rules.ts';

/** The first segment is the remote's name, so two remotes never share a key by accident. */
export const baseProductKeys = {
  all: ['suppliers', 'base-product'] as const,
  detail: (id: BaseProductId) => [...baseProductKeys.all, 'detail', id] as const,
  history: (id: BaseProductId) => [...baseProductKeys.all, 'history', id] as const,
  startingQuantity: (id: BaseProductId) => [...baseProductKeys.all, 'starting-quantity', id] as const,
  offers: (id: BaseProductId, quantity: number) => [...baseProductKeys.all, 'offers', id, quantity] as const,
};

/** Queries of the base product's page. */
export function baseProductQueries(api: Host['api']) {
  return {
    detail: (id: BaseProductId) =>
      queryOptions({
        queryKey: baseProductKeys.detail(id),
        queryFn: ({ signal }) => api.call(getBaseProduct, { params: { id }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
    history: (id: BaseProductId) =>
      queryOptions({
        queryKey: baseProductKeys.history(id),
        queryFn: ({ signal }) =>
          api.call(getPriceHistory, { params: { id }, query: { interval: 'weekly', months: 12 }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
    /** Caches the number alone, so that the page does not carry the offers twice. */
    startingQuantity: (id: BaseProductId) =>
      queryOptions({
        queryKey: baseProductKeys.startingQuantity(id),
        queryFn: async ({ signal }) =>
          startingQuantity(await api.call(listOffersByProduct, { query: { baseProductId: id }, signal })),
        staleTime: PAGE_STALE_MS,
      }),
    offers: (id: BaseProductId, quantity: number) =>
      queryOptions({
        queryKey: baseProductKeys.offers(id, quantity),
        queryFn: ({ signal }) =>
          api.call(listOffersByProduct, { query: { baseProductId: id, quantity }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
  };
}
