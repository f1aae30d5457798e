import { links } from '@bazaar/contracts';
import type { CategoryRef } from '@bazaar/contracts/product';
import type { ListView } from './category.queries.ts';
import { DEFAULT_SORT } from './product-sort.ts';

/** Address of one page of a category's list in one order; what is default stays unsaid. */
export function categoryAddress(
  { id, slug }: Pick<CategoryRef, 'id' | 'slug'>,
  view: Partial<ListView>,
): string {
  const query = new URLSearchParams();
  if (view.sort !== undefined && view.sort !== DEFAULT_SORT) {
    query.set('sort', view.sort);
  }
  if (view.page !== undefined && view.page > 1) {
    query.set('page', String(view.page));
  }
  const text = query.toString();
  return links.category(id, slug) + (text && `?${text}`);
}
