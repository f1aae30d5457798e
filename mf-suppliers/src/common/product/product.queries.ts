import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { getSupplierProduct, type SupplierProductId, type VariantCode } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** The first segment is the remote's name, so two remotes never share a key by accident. */
export const productKeys = {
  all: ['suppliers', 'product'] as const,
  detail: (id: SupplierProductId) => [...productKeys.all, 'detail', id] as const,
  related: (id: SupplierProductId) => [...productKeys.all, 'related', id] as const,
  offers: (code: VariantCode) => [...productKeys.all, 'offers', code] as const,
  sizes: (id: SupplierProductId) => [...productKeys.all, 'sizes', id] as const,
};

/** The query of one item, for its page and for comparisons. */
export function productQueries(api: Host['api']) {
  return {
    detail: (id: SupplierProductId) =>
      queryOptions({
        queryKey: productKeys.detail(id),
        queryFn: ({ signal }) => api.call(getSupplierProduct, { params: { id }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
  };
}
