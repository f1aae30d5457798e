import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { listCommentTree } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { COMMENTS_PAGE_SIZE } from './comment-tree.rules.ts';
import { type CommentList, commentKeys } from './comments.keys.ts';

/** Comments as this user sees them: with likes and pending comments of their own. */
export function commentTreeQuery(api: Host['api'], list: CommentList, userId: string | null) {
  return queryOptions({
    queryKey: commentKeys.tree(list, userId),
    queryFn: ({ signal }) =>
      api.call(listCommentTree, {
        params: { id: list.pageId },
        query: { sort: list.sort, paging: { pageNumber: list.pageNumber, pageSize: COMMENTS_PAGE_SIZE } },
        signal,
      }),
    staleTime: PAGE_STALE_MS,
  });
}
