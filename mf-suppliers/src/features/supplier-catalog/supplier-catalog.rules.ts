import { links } from '@bazaar/contracts';
import type { Supplier, SupplierId } from '@bazaar/contracts/merchant';
import { type CategoryId, type CategoryType, PRODUCT_SORTS } from '@bazaar/contracts/product';

export type CatalogSort = (typeof PRODUCT_SORTS)[number];
export const DEFAULT_SORT: CatalogSort = 'relevance';

/** What of a supplier's items the address asks for, beside the page. */
export interface CatalogChoice {
  sort: CatalogSort;
  /** One of the supplier's own categories of the type. */
  categoryId: CategoryId | null;
  /** Words that the name or the code of an item holds; empty when nothing is searched for. */
  term: string;
}

interface CatalogGround {
  categoryType: CategoryType;
  categories: Supplier['categories'];
}

const MAX_TERM_LENGTH = 60;

/** Reads `?category=`, `?sort=` and `?term=`; what the supplier does not have is as if it were not said. */
export function readCatalogAddress(
  query: URLSearchParams,
  { categoryType, categories }: CatalogGround,
): CatalogChoice {
  const category = categories.find(
    (entry) => entry.categoryType === categoryType && String(entry.id) === query.get('category'),
  );
  return {
    sort: PRODUCT_SORTS.find((sort) => sort === query.get('sort')) ?? DEFAULT_SORT,
    categoryId: category?.id ?? null,
    term: Array.from((query.get('term') ?? '').toWellFormed().trim())
      .slice(0, MAX_TERM_LENGTH)
      .join(''),
  };
}

interface CatalogPlace extends Partial<CatalogChoice> {
  id: SupplierId;
  categoryType: CategoryType;
  page?: number;
}

/** Address of one page of a supplier's items; what is default stays unsaid. */
export function catalogAddress({ id, categoryType, sort, categoryId, term, page }: CatalogPlace): string {
  const query = new URLSearchParams({
    ...(categoryId && { category: String(categoryId) }),
    ...(term && { term }),
    ...(sort !== undefined && sort !== DEFAULT_SORT && { sort }),
    ...(page !== undefined && page > 1 && { page: String(page) }),
  }).toString();
  return links.supplierProducts(id, categoryType) + (query && `?${query}`);
}
