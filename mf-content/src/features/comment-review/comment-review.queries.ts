import { ACCOUNT_STALE_MS, ALWAYS_STALE } from '@bazaar/api/stale-times';
import {
  type FeedbackView,
  getReviewAccess,
  listFeedbackLetters,
  listReportedAdvertisements,
  listReportedComments,
  listWaitingComments,
} from '@bazaar/contracts/content';
import { listWaitingCompanies } from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** Entries that are shown at once; of comments and reports the next ones follow as these are decided. */
export const QUEUE_SIZE = 10;
/** The most entries of one response. */
const MAX_PAGE_SIZE = 100;

export const reviewKeys = {
  all: ['content', 'comment-review'] as const,
  access: () => [...reviewKeys.all, 'access'] as const,
  queue: () => [...reviewKeys.all, 'queue'] as const,
  reported: () => [...reviewKeys.all, 'reported'] as const,
  advertisements: () => [...reviewKeys.all, 'advertisements'] as const,
  companies: () => [...reviewKeys.all, 'companies'] as const,
  letters: (view: FeedbackView) => [...reviewKeys.all, 'letters', view] as const,
};

const FIRST_PAGE = { pageNumber: 1, pageSize: QUEUE_SIZE };

/** Links to the files of letters can be followed for five minutes. */
const LINKS_RENEWED_MS = 4 * 60_000;

/** How many letters are shown after these; beyond one response they come by whole ones. */
export function moreThan(count: number): number {
  return count + (count < MAX_PAGE_SIZE ? QUEUE_SIZE : MAX_PAGE_SIZE);
}

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
    companies: () =>
      queryOptions({
        queryKey: reviewKeys.companies(),
        queryFn: ({ signal }) => api.call(listWaitingCompanies, { query: { paging: FIRST_PAGE }, signal }),
        staleTime: ALWAYS_STALE,
      }),
    // The count is no part of the key: a list that grows keeps its entries, also when the next ones do not come.
    letters: (view: FeedbackView, countOf: () => number) =>
      queryOptions({
        queryKey: reviewKeys.letters(view),
        queryFn: async ({ signal }) => {
          const count = countOf();
          const pageSize = Math.min(count, MAX_PAGE_SIZE);
          const pages = await Promise.all(
            Array.from({ length: Math.ceil(count / pageSize) }, (_, index) =>
              api.call(listFeedbackLetters, {
                query: { view, paging: { pageNumber: index + 1, pageSize } },
                signal,
              }),
            ),
          );
          return { items: pages.flatMap(({ items }) => items), totalCount: pages[0]?.totalCount ?? 0 };
        },
        staleTime: ALWAYS_STALE,
        refetchInterval: LINKS_RENEWED_MS,
        refetchIntervalInBackground: true,
      }),
  };
}
