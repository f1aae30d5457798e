import { getPage, type PageId } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

const FIVE_MINUTES_MS = 5 * 60 * 1000;

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
        staleTime: FIVE_MINUTES_MS,
      }),
  };
}
