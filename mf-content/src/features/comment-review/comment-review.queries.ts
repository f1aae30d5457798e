import { ACCOUNT_STALE_MS, ALWAYS_STALE } from '@bazaar/api/stale-times';
import {
  type FeedbackView,
  getReviewAccess,
  listFeedbackLetters,
  listReportedAdvertisements,
  listReportedComments,
  listWaitingComments,
} from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** Entries that are shown at once; the next ones follow as these are decided. */
export const QUEUE_SIZE = 10;

export const reviewKeys = {
  all: ['content', 'comment-review'] as const,
  access: () => [...reviewKeys.all, 'access'] as const,
  queue: () => [...reviewKeys.all, 'queue'] as const,
  reported: () => [...reviewKeys.all, 'reported'] as const,
  advertisements: () => [...reviewKeys.all, 'advertisements'] as const,
  letters: (view: FeedbackView) => [...reviewKeys.all, 'letters', view] as const,
};

const FIRST_PAGE = { pageNumber: 1, pageSize: QUEUE_SIZE };

/** Queries of operators. */
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
        queryFn: ({ signal }) => api.call(listWaitingComments, { query: { paging: FIRST_PAGE }, signal }),
        staleTime: ALWAYS_STALE,
      }),
    reported: () =>
      queryOptions({
        queryKey: reviewKeys.reported(),
        queryFn: ({ signal }) => api.call(listReportedComments, { query: { paging: FIRST_PAGE }, signal }),
        staleTime: ALWAYS_STALE,
      }),
    advertisements: () =>
      queryOptions({
        queryKey: reviewKeys.advertisements(),
        queryFn: ({ signal }) =>
          api.call(listReportedAdvertisements, { query: { paging: FIRST_PAGE }, signal }),
        staleTime: ALWAYS_STALE,
      }),
    letters: (view: FeedbackView) =>
      queryOptions({
        queryKey: reviewKeys.letters(view),
        queryFn: ({ signal }) =>
          api.call(listFeedbackLetters, { query: { view, paging: FIRST_PAGE }, signal }),
        staleTime: ALWAYS_STALE,
      }),
  };
}
