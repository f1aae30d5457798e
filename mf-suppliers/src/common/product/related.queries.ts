import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import {
  type BaseProductId,
  listOffersByProduct,
  listRelatedProducts,
  type SupplierProductId,
} from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { productKeys } from './product.queries.ts';

/** Queries of related products and offers; separate because the first view of the page does not need them. */
export function relatedQueries(api: Host['api']) {
  return {
    related: (id: SupplierProductId) =>
      queryOptions({
        queryKey: productKeys.related(id),
        queryFn: ({ signal }) => api.call(listRelatedProducts, { params: { id }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
    /** All offers of the same base product. */
    offers: (baseProductId: BaseProductId) =>
      queryOptions({
        queryKey: productKeys.offers(baseProductId),
        queryFn: ({ signal }) => api.call(listOffersByProduct, { query: { baseProductId }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
  };
}
