import { ALWAYS_STALE, PAGE_STALE_MS, STRUCTURE_STALE_MS } from '@bazaar/api/stale-times';
import { getPage, getPageByUniqueName, type PageId, previewPage } from '@bazaar/contracts/content';
import type { SupplierId } from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

export const articleKeys = {
  detail: (id: PageId) => ['content', 'article', id] as const,
  like: (id: PageId, userId: string | null) => ['content', 'article-like', id, userId] as const,
  subjects: (id: PageId) => ['content', 'article-subjects', id] as const,
  preview: (id: PageId) => ['content', 'article-preview', id] as const,
  writings: (supplierId: SupplierId) => ['content', 'article-writings', supplierId] as const,
  around: (uniquePageName: string) => ['content', 'article-around', uniquePageName] as const,
};

/** Queries of the article itself; those of what stands around it are with their code. */
export function articleQueries(api: Host['api']) {
  return {
    detail: (id: PageId) =>
      queryOptions({
        queryKey: articleKeys.detail(id),
        queryFn: ({ signal }) => api.call(getPage, { params: { id }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
    preview: (id: PageId) =>
      queryOptions({
        queryKey: articleKeys.preview(id),
        queryFn: ({ signal }) => api.call(previewPage, { params: { id }, signal }),
        staleTime: ALWAYS_STALE,
      }),
    /** A text that stands around the terms. */
    around: (uniquePageName: string) =>
      queryOptions({
        queryKey: articleKeys.around(uniquePageName),
        queryFn: ({ signal }) => api.call(getPageByUniqueName, { query: { uniquePageName }, signal }),
        staleTime: STRUCTURE_STALE_MS,
      }),
  };
}
