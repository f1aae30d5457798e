import { STRUCTURE_STALE_MS } from '@bazaar/api/stale-times';
import {
  type CategoryId,
  getActiveCategory,
  getCategoryBreadcrumb,
  listCategoryChildren,
  listCategorySuppliersWithCatalog,
} from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

const SUPPLIERS_SHOWN = 3;

/** The first segment is the remote's name, so two remotes never share a key by accident. */
export const categoryKeys = {
  all: ['catalog', 'category'] as const,
  detail: (id: CategoryId) => [...categoryKeys.all, 'detail', id] as const,
  children: (id: CategoryId) => [...categoryKeys.all, 'children', id] as const,
  breadcrumb: (id: CategoryId) => [...categoryKeys.all, 'breadcrumb', id] as const,
  suppliers: (id: CategoryId) => [...categoryKeys.all, 'suppliers', id] as const,
  advertisements: (id: CategoryId, page: number) =>
    [...categoryKeys.all, 'advertisements', id, page] as const,
};

/** Queries of the category page, except those of its list. */
export function categoryQueries(api: Host['api']) {
  return {
    detail: (id: CategoryId) =>
      queryOptions({
        queryKey: categoryKeys.detail(id),
        queryFn: ({ signal }) => api.call(getActiveCategory, { params: { id }, signal }),
        staleTime: STRUCTURE_STALE_MS,
      }),
    children: (id: CategoryId) =>
      queryOptions({
        queryKey: categoryKeys.children(id),
        queryFn: ({ signal }) => api.call(listCategoryChildren, { params: { id }, signal }),
        staleTime: STRUCTURE_STALE_MS,
      }),
    breadcrumb: (id: CategoryId) =>
      queryOptions({
        queryKey: categoryKeys.breadcrumb(id),
        queryFn: ({ signal }) => api.call(getCategoryBreadcrumb, { params: { id }, signal }),
        staleTime: STRUCTURE_STALE_MS,
      }),
    suppliers: (id: CategoryId) =>
      queryOptions({
        queryKey: categoryKeys.suppliers(id),
        queryFn: ({ signal }) =>
          api.call(listCategorySuppliersWithCatalog, {
            params: { id },
            query: { paging: { pageSize: SUPPLIERS_SHOWN } },
            signal,
          }),
        staleTime: STRUCTURE_STALE_MS,
      }),
    advertisements: (id: CategoryId, pageNumber: number) =>
      queryOptions({
        queryKey: categoryKeys.advertisements(id, pageNumber),
        queryFn: async ({ signal }) => {
          const { listAdvertisements } = await import('./advertisement-endpoint.ts');
          return api.call(listAdvertisements, {
            query: { filter: { categoryId: id }, paging: { pageNumber } },
            signal,
          });
        },
        staleTime: STRUCTURE_STALE_MS,
      }),
  };
}
