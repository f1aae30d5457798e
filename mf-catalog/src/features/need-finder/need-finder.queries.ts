import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import {
  answerNeed,
  CategoryId,
  filterCategorySuppliers,
  listSearchResults,
} from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

type Api = Host['api'];

const SUPPLIERS_SHOWN = 4;

export const needKeys = {
  all: ['catalog', 'need'] as const,
  answer: (text: string) => [...needKeys.all, 'answer', text] as const,
  nearest: (text: string) => [...needKeys.all, 'nearest', text] as const,
  suppliers: (categoryId: number) => [...needKeys.all, 'suppliers', categoryId] as const,
};

/** What there is for a need. */
export function needQuery(api: Api, text: string) {
  return queryOptions({
    queryKey: needKeys.answer(text),
    queryFn: ({ signal }) => api.call(answerNeed, { query: { text }, signal }),
    staleTime: PAGE_STALE_MS,
  });
}

const NEAREST_SHOWN = 3;
/** Of a term of the search. */
const MAX_TERM = 120;

/** The goods nearest to a need for what the catalogue does not have, and the category of most of them. */
export function nearestGoodsQuery(api: Api, text: string) {
  return queryOptions({
    queryKey: needKeys.nearest(text),
    queryFn: async ({ signal }) => {
      const term = text.slice(0, MAX_TERM).toWellFormed();
      const query = {
        term,
        filter: { categoryTypes: ['Product' as const] },
        baseProducts: true,
        facets: true,
      };
      const { items, facets } = await api.call(listSearchResults, { query, signal });
      const goods = items.filter(({ kind }) => kind === 'baseProduct').slice(0, NEAREST_SHOWN);
      return { goods, categoryId: goods.length === 0 ? null : (facets?.categories[0]?.id ?? null) };
    },
    staleTime: PAGE_STALE_MS,
  });
}

/** Suppliers of a category, whom a buyer may ask for what nobody offers. */
export function categorySuppliersQuery(api: Api, categoryId: number) {
  return queryOptions({
    queryKey: needKeys.suppliers(categoryId),
    queryFn: ({ signal }) =>
      api.call(filterCategorySuppliers, {
        params: { id: CategoryId.parse(categoryId) },
        query: { filter: {}, paging: { pageSize: SUPPLIERS_SHOWN } },
        signal,
      }),
    staleTime: PAGE_STALE_MS,
  });
}
