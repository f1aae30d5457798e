import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { getSupplierProduct, SupplierProductId } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** What a favorite good costs now. */
export interface PriceNow {
  /** Null when it is given on request. */
  priceRial: number | null;
  saleUnit: string;
}

/** The price of one good. Favorites come without it, since it is another service that knows it. */
export function favoritePriceQuery(api: Host['api'], productId: number) {
  return queryOptions({
    queryKey: ['profile', 'favorite-price', productId] as const,
    queryFn: async ({ signal }): Promise<PriceNow> => {
      const params = { id: SupplierProductId.parse(productId) };
      const { priceRial, saleUnit } = await api.call(getSupplierProduct, { params, signal });
      return { priceRial, saleUnit };
    },
    staleTime: PAGE_STALE_MS,
    retryOnMount: false,
  });
}
