import { PERSONAL_STALE_MS } from '@bazaar/api/stale-times';
import { listMyComments } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import type { CommentsView } from './comments.address.ts';

/** Comments on one page of the list. */
export const COMMENTS_PAGE_SIZE = 10;

export const commentKeys = {
  /** Everything that is refetched after a change. */
  all: ['profile', 'comments'] as const,
  list: ({ status, page }: CommentsView) => [...commentKeys.all, status, page] as const,
};

/** A page of the signed-in user's comments, newest first. */
export function commentsQuery(api: Host['api'], view: CommentsView) {
  return queryOptions({
    queryKey: commentKeys.list(view),
    queryFn: ({ signal }) => {
      const paging = { pageNumber: view.page, pageSize: COMMENTS_PAGE_SIZE };
      const query = view.status === null ? { paging } : { status: view.status, paging };
      return api.call(listMyComments, { query, signal });
    },
    staleTime: PERSONAL_STALE_MS,
    retryOnMount: false,
  });
}
