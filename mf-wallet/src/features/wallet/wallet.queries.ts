import { ACCOUNT_STALE_MS } from '@bazaar/api/stale-times';
import { getCredit, listWalletHolds, listWallets, listWalletTransactions } from '@bazaar/contracts/wallet';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { ofCompany } from '../../common/payment/of-company.ts';
import { type StatementView, walletKeys } from '../../common/wallet/wallet.keys.ts';
import { statementFilter } from './statement-filter.rules.ts';

export const STATEMENT_PAGE_SIZE = 10;

/**
 * Queries of a wallet: the reader's own, or that of a company. Credit is refetched on nearly every visit; within one
 * visit a second reader shares the response. The loader tries first; a region that failed waits for its retry.
 */
export function walletQueries(api: Host['api']) {
  const account = { staleTime: ACCOUNT_STALE_MS, retryOnMount: false } as const;
  return {
    credit: (company: number | null = null) =>
      queryOptions({
        queryKey: walletKeys.credit(company),
        queryFn: ({ signal }) => api.call(getCredit, { query: ofCompany(company), signal }),
        ...account,
      }),
    statement: (view: StatementView) =>
      queryOptions({
        queryKey: walletKeys.statement(view),
        queryFn: ({ signal }) =>
          api.call(listWalletTransactions, {
            query: {
              ...ofCompany(view.company),
              filter: statementFilter(view),
              paging: { pageNumber: view.page, pageSize: STATEMENT_PAGE_SIZE },
            },
            signal,
          }),
        ...account,
      }),
    wallets: () =>
      queryOptions({
        queryKey: walletKeys.wallets,
        queryFn: ({ signal }) => api.call(listWallets, { signal }),
        ...account,
      }),
    holds: (company: number | null) =>
      queryOptions({
        queryKey: walletKeys.holds(company),
        queryFn: ({ signal }) => api.call(listWalletHolds, { query: ofCompany(company), signal }),
        ...account,
      }),
  };
}
