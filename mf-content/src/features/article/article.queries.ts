import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { getPage, type PageId } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

export const articleKeys = {
  detail: (id: PageId) => ['content', 'article', id] as const,
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
  };
}
