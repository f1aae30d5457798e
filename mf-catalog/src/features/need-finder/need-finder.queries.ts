import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { answerNeed, CategoryId, filterCategorySuppliers } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

type Api = Host['api'];

const SUPPLIERS_SHOWN = 4;

export const needKeys = {
  all: ['catalog', 'need'] as const,
  answer: (text: string) => [...needKeys.all, 'answer', text] as const,
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
