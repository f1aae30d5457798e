import { PERSONAL_STALE_MS, REFERENCE_STALE_MS } from '@bazaar/api/stale-times';
import {
  type CustomerId,
  type DeliveryAddress,
  filterCities,
  filterStates,
  listDeliveryAddresses,
  listPersonAddresses,
  StateId,
} from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { customersQuery } from '../../common/customer/customer.queries.ts';
import { type Buyer, companyOf } from './buyer-company.rules.ts';

/** All of them: a user has at most twenty addresses, the country 31 provinces, a province fewer than a hundred cities. */
const ALL = { pageNumber: 1, pageSize: 100 };

/** Addresses that a request may be sent to. */
export interface BuyerAddresses {
  items: DeliveryAddress[];
  /** The company that a new address is added to; null for the reader's own. */
  customerId: CustomerId | null;
}

/** Whose addresses are chosen among, and to whose a new one is added. */
export interface AddressOwner extends Pick<BuyerAddresses, 'customerId'> {
  buyer: Buyer;
}

/** The addresses among which a delivery is chosen, and the places of a new one. */
export function addressQueries(api: Host['api']) {
  return {
    /** Of the lists of all buyers. */
    allKey: ['profile', 'trade-addresses'] as const,
    /** Of the company that the request is for, and for its owner the own ones before them. */
    list: (buyer: Buyer) =>
      queryOptions({
        queryKey: ['profile', 'trade-addresses', buyer.role, buyer.name],
        queryFn: async ({ client, signal }): Promise<BuyerAddresses> => {
          const company = companyOf(await client.ensureQueryData(customersQuery(api)), buyer);
          const ofCompany = company === undefined ? [] : await companyAddresses(api, company.id, signal);
          if (buyer.role !== 'owner') {
            return { items: ofCompany, customerId: company?.id ?? null };
          }
          const { items } = await api.call(listDeliveryAddresses, { query: { paging: ALL }, signal });
          return { items: [...items, ...ofCompany], customerId: null };
        },
        staleTime: PERSONAL_STALE_MS,
      }),
    provinces: () =>
      queryOptions({
        queryKey: ['profile', 'trade-provinces'],
        queryFn: async ({ signal }) =>
          (await api.call(filterStates, { query: { paging: ALL }, signal })).items,
        staleTime: REFERENCE_STALE_MS,
      }),
    cities: (provinceId: number) =>
      queryOptions({
        queryKey: ['profile', 'trade-cities', provinceId],
        queryFn: async ({ signal }) => {
          const filter = { stateId: StateId.parse(provinceId) };
          return (await api.call(filterCities, { query: { filter, paging: ALL }, signal })).items;
        },
        staleTime: REFERENCE_STALE_MS,
      }),
  };
}

async function companyAddresses(api: Host['api'], id: CustomerId, signal: AbortSignal) {
  return (await api.call(listPersonAddresses, { params: { id }, query: { paging: ALL }, signal })).items;
}
