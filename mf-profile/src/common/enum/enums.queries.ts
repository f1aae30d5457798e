import { REFERENCE_STALE_MS } from '@bazaar/api/stale-times';
import { getEnums } from '@bazaar/contracts/setting';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** Every list of choices with its titles; one request for all pages of the profile. */
export function enumsQuery(api: Host['api']) {
  return queryOptions({
    queryKey: ['profile', 'enums'] as const,
    queryFn: ({ signal }) => api.call(getEnums, { signal }),
    staleTime: REFERENCE_STALE_MS,
    // Without an answer the titles of this release are shown.
    retryOnMount: false,
  });
}
