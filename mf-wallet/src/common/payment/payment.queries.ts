import { ACCOUNT_STALE_MS, ALWAYS_STALE, PAGE_STALE_MS } from '@bazaar/api/stale-times';
import {
  getPaymentById,
  getPaymentForRetry,
  getPaymentOutcome,
  listGateways,
  listPayments,
  PaymentId,
} from '@bazaar/contracts/payment';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { walletKeys } from '../wallet/wallet.keys.ts';
import { ofCompany } from './of-company.ts';
import { followInterval } from './payment-state.rules.ts';

interface PaymentsView {
  company: number | null;
  page: number;
  size: number;
}

/** Queries of payments and gateways. A region that failed waits for its retry. */
export function paymentQueries(api: Host['api']) {
  return {
    gateways: () =>
      queryOptions({
        queryKey: walletKeys.gateways,
        queryFn: ({ signal }) => api.call(listGateways, { signal }),
        staleTime: PAGE_STALE_MS,
        retryOnMount: false,
      }),
    payments: ({ company, page, size }: PaymentsView) =>
      queryOptions({
        queryKey: walletKeys.payments(company, page, size),
        queryFn: ({ signal }) =>
          api.call(listPayments, {
            query: { ...ofCompany(company), paging: { pageNumber: page, pageSize: size } },
            signal,
          }),
        staleTime: ACCOUNT_STALE_MS,
        retryOnMount: false,
      }),
    /** While the outcome is unknown it is asked for again, as long as the page is visible. */
    payment: (id: number) =>
      queryOptions({
        queryKey: walletKeys.payment(id),
        queryFn: ({ signal }) =>
          api.call(getPaymentById, { query: { paymentId: PaymentId.parse(id) }, signal }),
        staleTime: ALWAYS_STALE,
        refetchInterval: ({ state }) => followInterval(state.data?.status, state.dataUpdateCount),
      }),
    /** A payment with the gateways for it, and what its wallet has. */
    retry: (id: number) =>
      queryOptions({
        queryKey: walletKeys.retry(id),
        queryFn: ({ signal }) =>
          api.call(getPaymentForRetry, { query: { paymentId: PaymentId.parse(id) }, signal }),
        staleTime: ALWAYS_STALE,
        retryOnMount: false,
      }),
    outcome: (reference: string) =>
      queryOptions({
        queryKey: walletKeys.outcome(reference),
        queryFn: ({ signal }) => api.call(getPaymentOutcome, { params: { reference }, signal }),
        staleTime: ALWAYS_STALE,
        refetchInterval: ({ state }) => followInterval(state.data?.status, state.dataUpdateCount),
      }),
  };
}
