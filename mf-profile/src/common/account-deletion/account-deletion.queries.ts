import { ACCOUNT_STALE_MS } from '@bazaar/api/stale-times';
import { getAccountDeletion } from '@bazaar/contracts/auth';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** Whether the reader's account is about to be deleted, and what is in the way. */
export function accountDeletionQuery(api: Host['api']) {
  return queryOptions({
    queryKey: ['profile', 'account-deletion'] as const,
    queryFn: ({ signal }) => api.call(getAccountDeletion, { signal }),
    staleTime: ACCOUNT_STALE_MS,
    retryOnMount: false,
  });
}
