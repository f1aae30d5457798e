import { PERSONAL_STALE_MS } from '@bazaar/api/stale-times';
import { listCustomers } from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** A person, the person's company, and the companies that the person acts for: never more than a page. */
const ALL = { pageNumber: 1, pageSize: 100 };

/** The customers that the signed-in user owns or acts for. */
export function customersQuery({ api, session }: Host) {
  return queryOptions({
    queryKey: ['suppliers', 'customers', session().userId] as const,
    queryFn: async ({ signal }) => (await api.call(listCustomers, { query: { paging: ALL }, signal })).items,
    staleTime: PERSONAL_STALE_MS,
  });
}
