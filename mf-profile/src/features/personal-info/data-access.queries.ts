import { ALWAYS_STALE } from '@bazaar/api/stale-times';
import { listDataAccess } from '@bazaar/contracts/auth';
import type { Host } from '@bazaar/host';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Entries of one page. */
export const DATA_ACCESS_PAGE_SIZE = 10;

/** One page of who read or changed the user's data. */
export function dataAccessQuery(api: Host['api'], pageNumber: number) {
  const paging = { pageNumber, pageSize: DATA_ACCESS_PAGE_SIZE };
  return queryOptions({
    queryKey: ['profile', 'data-access', pageNumber] as const,
    queryFn: ({ signal }) => api.call(listDataAccess, { query: { paging }, signal }),
    staleTime: ALWAYS_STALE,
    placeholderData: keepPreviousData,
  });
}
