import { PRODUCT_SORTS } from '@bazaar/contracts/product';

export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const DEFAULT_SORT: ProductSort = 'relevance';

/** The order that `?sort=` asks for; relevance when it asks for none, or for one that is not there. */
export function sortOf(request: Request): ProductSort {
  const asked = new URL(request.url).searchParams.get('sort');
  return PRODUCT_SORTS.find((sort) => sort === asked) ?? DEFAULT_SORT;
}
