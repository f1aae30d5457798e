import { ACCOUNT_STALE_MS } from '@bazaar/api/stale-times';
import { getUnreadThreads } from '@bazaar/contracts/notification';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { unreadKeys } from '../profile/profile.keys.ts';

/** Unread messages of the signed-in user: their number and the latest threads. */
export function unreadQuery(api: Host['api']) {
  return queryOptions({
    queryKey: unreadKeys.threads,
    queryFn: ({ signal }) => api.call(getUnreadThreads, { signal }),
    staleTime: ACCOUNT_STALE_MS,
    // The loader has already tried; a card that failed waits for «تلاش دوباره».
    retryOnMount: false,
  });
}
