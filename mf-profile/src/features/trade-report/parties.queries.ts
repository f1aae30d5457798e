import { PAGE_STALE_MS, PERSONAL_STALE_MS } from '@bazaar/api/stale-times';
import {
  type CustomerProfile,
  getCustomerProfile,
  getSupplier,
  listCustomers,
} from '@bazaar/contracts/merchant';
import type { TradeRequest } from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

const CUSTOMERS_ASKED = 100;

/** The two parties of a request, as a printed paper names them. */
export function partyQueries(api: Host['api']) {
  return {
    seller: ({ supplier: { id } }: TradeRequest) =>
      queryOptions({
        queryKey: ['profile', 'report-seller', id] as const,
        queryFn: ({ signal }) => api.call(getSupplier, { params: { id }, signal }),
        staleTime: PAGE_STALE_MS,
        retryOnMount: false,
      }),
    /** Null when none of the reader's customers has the name that the request was made in. */
    buyer: ({ buyerName }: TradeRequest) =>
      queryOptions({
        queryKey: ['profile', 'report-buyer', buyerName] as const,
        queryFn: ({ signal }) => readBuyer(api, buyerName, signal),
        staleTime: PERSONAL_STALE_MS,
        retryOnMount: false,
      }),
  };
}

/** A request names its buyer without an id, so the profile is found by the name. */
async function readBuyer(
  api: Host['api'],
  buyerName: string,
  signal: AbortSignal,
): Promise<CustomerProfile | null> {
  const paging = { pageNumber: 1, pageSize: CUSTOMERS_ASKED };
  const { items } = await api.call(listCustomers, { query: { paging }, signal });
  const customerId = items.find(({ name }) => name === buyerName)?.id;
  return customerId === undefined ? null : api.call(getCustomerProfile, { query: { customerId }, signal });
}
