import { PAGE_STALE_MS, STRUCTURE_STALE_MS } from '@bazaar/api/stale-times';
import { listPublicContents } from '@bazaar/contracts/content';
import { type CategoryId, getActiveCategory, getCategoryBreadcrumb } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { LIST_PAGE_SIZE } from './list-page.rules.ts';

export const categoryContentsKeys = {
  category: (id: CategoryId) => ['content', 'category', id] as const,
  breadcrumb: (id: CategoryId) => ['content', 'category-breadcrumb', id] as const,
  list: (categoryId: CategoryId, page: number) => ['content', 'of-category', categoryId, page] as const,
};

/** Queries of the articles of one category. */
export function categoryContentsQueries(api: Host['api']) {
  return {
    category: (id: CategoryId) =>
      queryOptions({
        queryKey: categoryContentsKeys.category(id),
        queryFn: ({ signal }) => api.call(getActiveCategory, { params: { id }, signal }),
        staleTime: STRUCTURE_STALE_MS,
      }),
    breadcrumb: (id: CategoryId) =>
      queryOptions({
        queryKey: categoryContentsKeys.breadcrumb(id),
        queryFn: ({ signal }) => api.call(getCategoryBreadcrumb, { params: { id }, signal }),
        staleTime: STRUCTURE_STALE_MS,
      }),
    list: (categoryId: CategoryId, page: number) =>
      queryOptions({
        queryKey: categoryContentsKeys.list(categoryId, page),
        queryFn: ({ signal }) =>
          api.call(listPublicContents, {
            query: { filter: { categoryId }, paging: { pageNumber: page, pageSize: LIST_PAGE_SIZE } },
            signal,
          }),
        staleTime: PAGE_STALE_MS,
      }),
  };
}
