import { ACCOUNT_STALE_MS } from '@bazaar/api/stale-times';
import { getCredit, listWalletTransactions } from '@bazaar/contracts/wallet';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { type StatementView, walletKeys } from '../../common/wallet/wallet.keys.ts';

/** Credit is refetched on nearly every visit; within one visit a second reader shares the response. */

export const STATEMENT_PAGE_SIZE = 10;

/** Queries of the signed-in user's wallet. The loader tries first; a region that failed waits for its retry. */
export function walletQueries(api: Host['api']) {
  return {
    credit: () =>
      queryOptions({
        queryKey: walletKeys.credit,
        queryFn: ({ signal }) => api.call(getCredit, { signal }),
        staleTime: ACCOUNT_STALE_MS,
        retryOnMount: false,
      }),
    statement: (view: StatementView) =>
      queryOptions({
        queryKey: walletKeys.statement(view),
        queryFn: ({ signal }) =>
          api.call(listWalletTransactions, {
            query: {
              filter: view.type === null ? {} : { type: view.type },
              paging: { pageNumber: view.page, pageSize: STATEMENT_PAGE_SIZE },
            },
            signal,
          }),
        staleTime: ACCOUNT_STALE_MS,
        retryOnMount: false,
      }),
  };
}
