import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { getSupplier } from '@bazaar/contracts/merchant';
import { getSupplierProduct } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** To whom a first message goes, and about what. */
export interface MessageTarget {
  to: 'supplier' | 'product';
  id: number;
}

/** The supplier's name, and the product's title when the message is about one. */
export function targetQuery(api: Host['api'], { to, id }: MessageTarget) {
  return queryOptions({
    queryKey: ['profile', 'message-target', to, id],
    queryFn: async ({ signal }) => {
      if (to === 'supplier') {
        const { name } = await api.call(getSupplier, { params: { id }, signal });
        return { name, subject: null };
      }
      const { supplier, title } = await api.call(getSupplierProduct, { params: { id }, signal });
      return { name: supplier.name, subject: title };
    },
    staleTime: PAGE_STALE_MS,
    retryOnMount: false,
  });
}
