import { STRUCTURE_STALE_MS } from '@bazaar/api/stale-times';
import { getPageByUniqueName } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

export const staticPageKeys = {
  byName: (uniquePageName: string, version?: number) =>
    ['content', 'static-page', uniquePageName, version ?? null] as const,
};

/** Queries of the static and dynamic pages. */
export function staticPageQueries(api: Host['api']) {
  return {
    byName: (uniquePageName: string, version?: number) =>
      queryOptions({
        queryKey: staticPageKeys.byName(uniquePageName, version),
        queryFn: ({ signal }) =>
          api.call(getPageByUniqueName, { query: { uniquePageName, version }, signal }),
        staleTime: STRUCTURE_STALE_MS,
      }),
  };
}
