import { ALWAYS_STALE } from '@bazaar/api/stale-times';
import { listLastVisits } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { lastVisitKeys } from '../../common/profile/profile.keys.ts';
import type { LastVisitsView } from './last-visits.address.ts';

/** Visits on one page of the list. */
export const VISITS_PAGE_SIZE = 24;

/** A page of what the signed-in user has looked at, of one type. */
export function lastVisitsQuery(api: Host['api'], { type, page }: LastVisitsView) {
  return queryOptions({
    queryKey: lastVisitKeys.list(type, page),
    queryFn: ({ signal }) => {
      const paging = { pageNumber: page, pageSize: VISITS_PAGE_SIZE };
      return api.call(listLastVisits, { query: { objectType: type, paging }, signal });
    },
    // Returning from a page is one more visit.
    staleTime: ALWAYS_STALE,
    retryOnMount: false,
  });
}
