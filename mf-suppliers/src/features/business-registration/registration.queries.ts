import type { ApiClient } from '@bazaar/api';
import { NEVER_STALE } from '@bazaar/api/stale-times';
import { checkMerchantName } from '@bazaar/contracts/merchant';
import { queryOptions } from '@tanstack/react-query';

/** Whether a business may be registered under a name. */
export function nameVerdictQuery(api: ApiClient, name: string) {
  return queryOptions({
    queryKey: ['suppliers', 'merchant-name', name],
    queryFn: ({ signal }) => api.call(checkMerchantName, { query: { name }, signal }),
    staleTime: NEVER_STALE,
  });
}
