import { ALWAYS_STALE } from '@bazaar/api/stale-times';
import { getStepUpLimit } from '@bazaar/contracts/auth';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { walletKeys } from '../../../common/wallet/wallet.keys.ts';

/** The reader's own limit, and what may still leave the wallet without a code. */
export function limitQuery(api: Host['api']) {
  return queryOptions({
    queryKey: walletKeys.stepUpLimit,
    queryFn: ({ signal }) => api.call(getStepUpLimit, { signal }),
    staleTime: ALWAYS_STALE,
    retryOnMount: false,
  });
}
