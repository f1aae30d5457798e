import { ALWAYS_STALE } from '@bazaar/api/stale-times';
import { getDataExport } from '@bazaar/contracts/file';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

const PREPARING_POLL_MS = 3_000;

/** The latest copy of the reader's data; it is read again while it is being prepared. */
export function dataCopyQuery(api: Host['api']) {
  return queryOptions({
    queryKey: ['profile', 'data-copy'] as const,
    queryFn: ({ signal }) => api.call(getDataExport, { signal }),
    staleTime: ALWAYS_STALE,
    retryOnMount: false,
    refetchInterval: ({ state }) => (state.data?.state === 'Preparing' ? PREPARING_POLL_MS : false),
  });
}
