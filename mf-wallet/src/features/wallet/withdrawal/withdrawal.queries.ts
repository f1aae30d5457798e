import { ACCOUNT_STALE_MS, ALWAYS_STALE } from '@bazaar/api/stale-times';
import { getWithdrawal, getWithdrawalTerms, listWithdrawals, WithdrawalId } from '@bazaar/contracts/wallet';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { ofCompany } from '../../../common/payment/of-company.ts';
import { walletKeys } from '../../../common/wallet/wallet.keys.ts';
import { followWithdrawals } from './withdrawal-state.rules.ts';

export const WITHDRAWALS_PAGE_SIZE = 10;

/** Queries of withdrawals; open ones are read again while the page is visible. A region that failed waits for its retry. */
export function withdrawalQueries(api: Host['api']) {
  return {
    terms: (company: number | null) =>
      queryOptions({
        queryKey: walletKeys.withdrawalTerms(company),
        queryFn: ({ signal }) => api.call(getWithdrawalTerms, { query: ofCompany(company), signal }),
        staleTime: ALWAYS_STALE,
        retryOnMount: false,
      }),
    list: (company: number | null, page: number) =>
      queryOptions({
        queryKey: walletKeys.withdrawals(company, page),
        queryFn: ({ signal }) =>
          api.call(listWithdrawals, {
            query: { ...ofCompany(company), paging: { pageNumber: page, pageSize: WITHDRAWALS_PAGE_SIZE } },
            signal,
          }),
        staleTime: ACCOUNT_STALE_MS,
        retryOnMount: false,
        refetchInterval: ({ state }) => followWithdrawals(state.data?.items, state.dataUpdateCount),
      }),
    one: (id: number) =>
      queryOptions({
        queryKey: walletKeys.withdrawal(id),
        queryFn: ({ signal }) => api.call(getWithdrawal, { params: { id: WithdrawalId.parse(id) }, signal }),
        staleTime: ALWAYS_STALE,
        refetchInterval: ({ state }) => followWithdrawals(state.data && [state.data], state.dataUpdateCount),
      }),
  };
}
