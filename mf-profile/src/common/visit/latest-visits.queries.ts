import { ALWAYS_STALE } from '@bazaar/api/stale-times';
import { listLastVisits } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { lastVisitKeys } from '../profile/profile.keys.ts';
import type { PresentVisit } from './present-visit.ts';

/** Some objects may no longer exist; four are shown. */
const VISITS_ASKED = 8;

/** The latest visits of any type whose object still exists. */
export function latestVisitsQuery(api: Host['api']) {
  return queryOptions({
    queryKey: lastVisitKeys.latest(),
    queryFn: async ({ signal }): Promise<PresentVisit[]> => {
      const paging = { pageNumber: 1, pageSize: VISITS_ASKED };
      const { items } = await api.call(listLastVisits, { query: { paging }, signal });
      return items.filter((visit): visit is PresentVisit => visit.object !== null);
    },
    // Returning from a page is one more visit.
    staleTime: ALWAYS_STALE,
    retryOnMount: false,
    // Those who show it have asked for it before they render.
    refetchOnMount: false,
  });
}
