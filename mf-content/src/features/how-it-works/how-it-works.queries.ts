import { PAGE_STALE_MS, REFERENCE_STALE_MS } from '@bazaar/api/stale-times';
import { getSiteFigures } from '@bazaar/contracts/content';
import { getTradeDeadlines } from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

export const howItWorksKeys = {
  figures: () => ['content', 'how-it-works', 'figures'] as const,
  deadlines: () => ['content', 'how-it-works', 'deadlines'] as const,
};

/** Queries of the page: figures of the site, and the deadlines of requests. */
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
  };
}
