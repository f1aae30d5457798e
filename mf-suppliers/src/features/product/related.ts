import type { SupplierProduct, SupplierProductId } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { relatedQueries } from '../../common/product/related.queries.ts';

/** The sections below an item in one chunk: components and queries. */
export { OtherOffers } from './other-offers.widget.tsx';
export { RelatedProducts } from './related-products.widget.tsx';
export { SizePlaceSection } from './size-place.widget.tsx';

/** Prefetches similar items and the neighbours in size; never fails. */
export async function warmRelated({ api, queryClient }: Host, id: SupplierProductId): Promise<void> {
  const { related, sizes } = relatedQueries(api);
  await Promise.all([queryClient.prefetchQuery(related(id)), queryClient.prefetchQuery(sizes(id))]);
}

/** Prefetches the offers of other suppliers when there are any; never fails. */
export async function warmOffers({ api, queryClient }: Host, product: SupplierProduct): Promise<void> {
  const { baseProductId, variantCode, offersCount } = product;
  if (baseProductId !== null && variantCode !== null && offersCount > 1) {
    await queryClient.prefetchQuery(relatedQueries(api).offers(baseProductId, variantCode));
  }
}
