import { PAGE_STALE_MS, PERSONAL_STALE_MS, STRUCTURE_STALE_MS } from '@bazaar/api/stale-times';
import {
  type ContentPage,
  getPageLike,
  listPageSubjects,
  merchantHasContent,
  type PageId,
} from '@bazaar/contracts/content';
import type { SupplierId } from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { pageQueries } from '../../common/page/page.queries.ts';
import { articleKeys } from './article.queries.ts';

/** Queries of what stands around an article. */
export function belowQueries(api: Host['api']) {
  return {
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
    /** How much the supplier has written. */
    writings: (supplierId: SupplierId) =>
      queryOptions({
        queryKey: articleKeys.writings(supplierId),
        queryFn: ({ signal }) => api.call(merchantHasContent, { query: { supplierId }, signal }),
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
