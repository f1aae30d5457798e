import { getSupplierProduct, type SupplierProductId } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** The first segment is the room, so two remotes never share a key by accident. */
const productKeys = {
  all: ['suppliers', 'product'] as const,
  detail: (id: SupplierProductId) => [...productKeys.all, 'detail', id] as const,
};

/** Queries of the product page. */
export function productQueries(api: Host['api']) {
  return {
    detail: (id: SupplierProductId) =>
      queryOptions({
        queryKey: productKeys.detail(id),
        queryFn: ({ signal }) => api.call(getSupplierProduct, { params: { id }, signal }),
      }),
  };
}
