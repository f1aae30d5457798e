import { ALWAYS_STALE, PAGE_STALE_MS, PERSONAL_STALE_MS, STRUCTURE_STALE_MS } from '@bazaar/api/stale-times';
import {
  type ContentPage,
  getPage,
  getPageByUniqueName,
  getPageLike,
  listPageSubjects,
  merchantHasContent,
  type PageId,
  previewPage,
} from '@bazaar/contracts/content';
import type { SupplierId } from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { pageQueries } from '../../common/page/page.queries.ts';

export const articleKeys = {
  detail: (id: PageId) => ['content', 'article', id] as const,
  like: (id: PageId, userId: string | null) => ['content', 'article-like', id, userId] as const,
  subjects: (id: PageId) => ['content', 'article-subjects', id] as const,
  preview: (id: PageId) => ['content', 'article-preview', id] as const,
  writings: (supplierId: SupplierId) => ['content', 'article-writings', supplierId] as const,
  around: (uniquePageName: string) => ['content', 'article-around', uniquePageName] as const,
};

/** Queries of the article page. */
export function articleQueries(api: Host['api']) {
  return {
    detail: (id: PageId) =>
      queryOptions({
        queryKey: articleKeys.detail(id),
        queryFn: ({ signal }) => api.call(getPage, { params: { id }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
    /** The reader's own like, which the document of everybody does not know. */
    like: (id: PageId, userId: string | null) =>
      queryOptions({
        queryKey: articleKeys.like(id, userId),
        queryFn: ({ signal }) => api.call(getPageLike, { params: { id }, signal }),
        staleTime: PERSONAL_STALE_MS,
      }),
    subjects: (id: PageId) =>
      queryOptions({
        queryKey: articleKeys.subjects(id),
        queryFn: ({ signal }) => api.call(listPageSubjects, { params: { id }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
    preview: (id: PageId) =>
      queryOptions({
        queryKey: articleKeys.preview(id),
        queryFn: ({ signal }) => api.call(previewPage, { params: { id }, signal }),
        staleTime: ALWAYS_STALE,
      }),
    /** How much the supplier has written. */
    writings: (supplierId: SupplierId) =>
      queryOptions({
        queryKey: articleKeys.writings(supplierId),
        queryFn: ({ signal }) => api.call(merchantHasContent, { query: { supplierId }, signal }),
        staleTime: STRUCTURE_STALE_MS,
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

/** Articles that are shown beside another one. */
export const RELATED_COUNT = 4;

/** Other articles with the article's first label; null when it has none. */
export function relatedQuery(api: Host['api'], { id, labels: [label] }: Pick<ContentPage, 'id' | 'labels'>) {
  return label === undefined
    ? null
    : pageQueries(api).byLabel({ label, exceptId: id, pageNumber: 1, pageSize: RELATED_COUNT });
}
