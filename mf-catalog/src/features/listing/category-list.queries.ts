import { STRUCTURE_STALE_MS } from '@bazaar/api/stale-times';
import { getSupplier, type SupplierId } from '@bazaar/contracts/merchant';
import { type CategoryId, getActiveCategory, getCategoryBreadcrumb } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** The first segment is the remote's name, so two remotes never share a key by accident. */
export const categoryListKeys = {
  all: ['catalog', 'category-list'] as const,
  category: (id: CategoryId) => [...categoryListKeys.all, 'category', id] as const,
  breadcrumb: (id: CategoryId) => [...categoryListKeys.all, 'breadcrumb', id] as const,
  supplier: (id: SupplierId) => [...categoryListKeys.all, 'supplier', id] as const,
};

/** Queries of the category or supplier that a list of items belongs to. */
export function categoryListQueries(api: Host['api']) {
  return {
    category: (id: CategoryId) =>
      queryOptions({
        queryKey: categoryListKeys.category(id),
        queryFn: ({ signal }) => api.call(getActiveCategory, { params: { id }, signal }),
        staleTime: STRUCTURE_STALE_MS,
      }),
    breadcrumb: (id: CategoryId) =>
      queryOptions({
        queryKey: categoryListKeys.breadcrumb(id),
        queryFn: ({ signal }) => api.call(getCategoryBreadcrumb, { params: { id }, signal }),
        staleTime: STRUCTURE_STALE_MS,
      }),
    supplier: (id: SupplierId) =>
      queryOptions({
        queryKey: categoryListKeys.supplier(id),
        queryFn: ({ signal }) => api.call(getSupplier, { params: { id }, signal }),
        staleTime: STRUCTURE_STALE_MS,
      }),
  };
}
