import { STRUCTURE_STALE_MS } from '@bazaar/api/stale-times';
import { getPageByUniqueName } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

export const staticPageKeys = {
  byName: (uniquePageName: string) => ['content', 'static-page', uniquePageName] as const,
};

/** Queries of the static and dynamic pages. */
export function staticPageQueries(api: Host['api']) {
  return {
    byName: (uniquePageName: string) =>
      queryOptions({
        queryKey: staticPageKeys.byName(uniquePageName),
        queryFn: ({ signal }) => api.call(getPageByUniqueName, { query: { uniquePageName }, signal }),
        staleTime: STRUCTURE_STALE_MS,
      }),
  };
}
