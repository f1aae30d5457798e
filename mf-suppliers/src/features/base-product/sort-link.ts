import type { BaseProduct } from '@bazaar/contracts/product';
import { firstDirection, type OfferSort, type PageView, viewLink } from './page.address.ts';

const ARIA_SORTS = { asc: 'ascending', desc: 'descending' } as const;

/** The address that sorts by a column or reverses its order, and the column's current order. */
export function sortLink(
  product: Pick<BaseProduct, 'id' | 'slug'>,
  view: PageView,
  sort: OfferSort,
): { href: string; direction: 'ascending' | 'descending' | undefined } {
  if (view.sort !== sort) {
    const href = viewLink(product, view, { sort, direction: firstDirection(sort) });
    return { href, direction: undefined };
  }
  const turned = view.direction === 'asc' ? 'desc' : 'asc';
  return {
    href: viewLink(product, view, { direction: turned }),
    direction: ARIA_SORTS[view.direction],
  };
}
