import type { SupplierProduct, SupplierProductId } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { relatedQueries } from '../../common/product/related.queries.ts';

/** The sections below an item in one chunk: components and queries. */
export { OtherOffers } from './other-offers.widget.tsx';
export { RelatedProducts } from './related-products.widget.tsx';

/** Prefetches similar items; never fails. */
export function warmRelated({ api, queryClient }: Host, id: SupplierProductId): Promise<void> {
  return queryClient.prefetchQuery(relatedQueries(api).related(id));
}

/** Prefetches the offers of other suppliers when there are any; never fails. */
export async function warmOffers({ api, queryClient }: Host, product: SupplierProduct): Promise<void> {
  const { baseProductId, offersCount } = product;
  if (baseProductId !== null && offersCount > 1) {
    await queryClient.prefetchQuery(relatedQueries(api).offers(baseProductId));
  }
}
