import { REFERENCE_STALE_MS } from '@bazaar/api/stale-times';
import { getEnums } from '@bazaar/contracts/setting';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** The titles of the states of a request by their keys; one request for all pages of the profile. */
export function statusTitlesQuery(api: Host['api']) {
  return queryOptions({
    queryKey: ['profile', 'enums'] as const,
    queryFn: ({ signal }) => api.call(getEnums, { signal }),
    select: ({ TradeStatus = [] }): Record<string, string> =>
      Object.fromEntries(TradeStatus.map(({ key, titleFa }) => [key, titleFa])),
    staleTime: REFERENCE_STALE_MS,
    // Without an answer the titles of this release are shown.
    retryOnMount: false,
  });
}
