import { PAGE_STALE_MS, PERSONAL_STALE_MS, REFERENCE_STALE_MS } from '@bazaar/api/stale-times';
import { getSiteFigures } from '@bazaar/contracts/content';
import { getTradeDeadlines } from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

export const howItWorksKeys = {
  figures: () => ['content', 'how-it-works', 'figures'] as const,
  deadlines: () => ['content', 'how-it-works', 'deadlines'] as const,
  hasTraded: (userId: string | null) => ['content', 'how-it-works', 'has-traded', userId] as const,
};

/** Queries of the page: figures of the site, the deadlines of requests, and what a signed-in visitor has done. */
export function howItWorksQueries(api: Host['api']) {
  return {
    figures: () =>
      queryOptions({
        queryKey: howItWorksKeys.figures(),
        queryFn: ({ signal }) => api.call(getSiteFigures, { signal }),
        staleTime: PAGE_STALE_MS,
      }),
    deadlines: () =>
      queryOptions({
        queryKey: howItWorksKeys.deadlines(),
        queryFn: ({ signal }) => api.call(getTradeDeadlines, { signal }),
        staleTime: REFERENCE_STALE_MS,
      }),
    hasTraded: (userId: string | null) =>
      queryOptions({
        queryKey: howItWorksKeys.hasTraded(userId),
        queryFn: async ({ signal }) => (await import('./has-traded.api.ts')).hasTraded(api, signal),
        enabled: userId !== null,
        staleTime: PERSONAL_STALE_MS,
      }),
  };
}
