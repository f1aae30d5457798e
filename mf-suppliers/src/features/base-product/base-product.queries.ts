import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { type BaseProductId, getBaseProduct, listVariants } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** The first segment is the remote's name, so two remotes never share a key by accident. */
export const baseProductKeys = {
  all: ['suppliers', 'base-product'] as const,
  detail: (id: BaseProductId) => [...baseProductKeys.all, 'detail', id] as const,
  /** Without a quantity the prices are those of the minimum order. */
  variants: (id: BaseProductId, quantity: number | null) =>
    [...baseProductKeys.all, 'variants', id, quantity] as const,
};

/** Queries of the base product's page; those of a chosen size are its own. */
export function baseProductQueries(api: Host['api']) {
  return {
    detail: (id: BaseProductId) =>
      queryOptions({
        queryKey: baseProductKeys.detail(id),
        queryFn: ({ signal }) => api.call(getBaseProduct, { params: { id }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
    variants: (id: BaseProductId, quantity: number | null) =>
      queryOptions({
        queryKey: baseProductKeys.variants(id, quantity),
        queryFn: ({ signal }) =>
          api.call(listVariants, { params: { id }, query: quantity === null ? {} : { quantity }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
  };
}
