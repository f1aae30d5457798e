import { ACCOUNT_STALE_MS } from '@bazaar/api/stale-times';
import { listSupplierPayouts } from '@bazaar/contracts/wallet';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { walletKeys } from '../../../common/wallet/wallet.keys.ts';

export const PAYOUTS_PAGE_SIZE = 10;

/** What the reader's supplier is owed, and what paid it. */
export function payoutsQuery(api: Host['api'], page: number) {
  return queryOptions({
    queryKey: walletKeys.payouts(page),
    queryFn: ({ signal }) =>
      api.call(listSupplierPayouts, {
        query: { paging: { pageNumber: page, pageSize: PAYOUTS_PAGE_SIZE } },
        signal,
      }),
    staleTime: ACCOUNT_STALE_MS,
    retryOnMount: false,
  });
}
