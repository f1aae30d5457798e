import { PERSONAL_STALE_MS, REFERENCE_STALE_MS } from '@bazaar/api/stale-times';
import { filterCities, filterStates, listDeliveryAddresses, StateId } from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** All of them: a user has at most twenty addresses, the country 31 provinces, a province fewer than a hundred cities. */
const ALL = { pageNumber: 1, pageSize: 100 };

/** The addresses among which a delivery is chosen, and the places of a new one. */
export function addressQueries(api: Host['api']) {
  return {
    list: () =>
      queryOptions({
        queryKey: ['profile', 'trade-addresses'],
        queryFn: async ({ signal }) =>
          (await api.call(listDeliveryAddresses, { query: { paging: ALL }, signal })).items,
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
