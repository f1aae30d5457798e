import {
  type CategoryId,
  getActiveCategory,
  getCategoryBreadcrumb,
  listCategoryChildren,
  listSupplierProducts,
} from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import type { ProductSort } from './product-sort.ts';

const TEN_MINUTES_MS = 10 * 60 * 1000;
const FIVE_MINUTES_MS = 5 * 60 * 1000;

/** Which part of a category's list is shown. */
export interface ListView {
  sort: ProductSort;
  page: number;
}

/** The first segment is the room, so two remotes never share a key by accident. */
export const categoryKeys = {
  all: ['catalog', 'category'] as const,
  detail: (id: CategoryId) => [...categoryKeys.all, 'detail', id] as const,
  children: (id: CategoryId) => [...categoryKeys.all, 'children', id] as const,
  breadcrumb: (id: CategoryId) => [...categoryKeys.all, 'breadcrumb', id] as const,
  products: (id: CategoryId, { sort, page }: ListView) =>
    [...categoryKeys.all, 'products', id, sort, page] as const,
};

/** Queries of the category page. */
export function categoryQueries(api: Host['api']) {
  return {
    detail: (id: CategoryId) =>
      queryOptions({
        queryKey: categoryKeys.detail(id),
        queryFn: ({ signal }) => api.call(getActiveCategory, { params: { id }, signal }),
        staleTime: TEN_MINUTES_MS,
      }),
    children: (id: CategoryId) =>
      queryOptions({
        queryKey: categoryKeys.children(id),
        queryFn: ({ signal }) => api.call(listCategoryChildren, { params: { id }, signal }),
        staleTime: TEN_MINUTES_MS,
      }),
    breadcrumb: (id: CategoryId) =>
      queryOptions({
        queryKey: categoryKeys.breadcrumb(id),
        queryFn: ({ signal }) => api.call(getCategoryBreadcrumb, { params: { id }, signal }),
        staleTime: TEN_MINUTES_MS,
      }),
    products: (id: CategoryId, view: ListView) =>
      queryOptions({
        queryKey: categoryKeys.products(id, view),
        queryFn: ({ signal }) =>
          api.call(listSupplierProducts, {
            query: {
              filter: { categoryId: id },
              sort: { field: view.sort },
              paging: { pageNumber: view.page },
            },
            signal,
          }),
        staleTime: FIVE_MINUTES_MS,
      }),
  };
}
