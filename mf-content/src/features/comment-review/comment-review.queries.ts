import { ACCOUNT_STALE_MS, ALWAYS_STALE } from '@bazaar/api/stale-times';
import { getReviewAccess, listWaitingComments } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** Comments that are shown at once; the next ones follow as these are decided. */
export const QUEUE_SIZE = 10;

export const reviewKeys = {
  all: ['content', 'comment-review'] as const,
  access: () => [...reviewKeys.all, 'access'] as const,
  queue: () => [...reviewKeys.all, 'queue'] as const,
};

/** Queries of those who decide about comments. */
export function reviewQueries(api: Host['api']) {
  return {
    access: () =>
      queryOptions({
        queryKey: reviewKeys.access(),
        queryFn: ({ signal }) => api.call(getReviewAccess, { signal }),
        staleTime: ACCOUNT_STALE_MS,
      }),
    queue: () =>
      queryOptions({
        queryKey: reviewKeys.queue(),
        queryFn: ({ signal }) =>
          api.call(listWaitingComments, {
            query: { paging: { pageNumber: 1, pageSize: QUEUE_SIZE } },
            signal,
          }),
        staleTime: ALWAYS_STALE,
      }),
  };
}
