import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import {
  type BaseProductId,
  getSizePlace,
  listOffersByProduct,
  listRelatedProducts,
  type SupplierProductId,
  type VariantCode,
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
    /** All offers of the same variant. */
    offers: (baseProductId: BaseProductId, variantCode: VariantCode) =>
      queryOptions({
        queryKey: productKeys.offers(variantCode),
        queryFn: ({ signal }) =>
          api.call(listOffersByProduct, { query: { baseProductId, variantCode }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
    /** Where the item stands in the size table of its base product. */
    sizes: (id: SupplierProductId) =>
      queryOptions({
        queryKey: productKeys.sizes(id),
        queryFn: ({ signal }) => api.call(getSizePlace, { params: { id }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
  };
}
