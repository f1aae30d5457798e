import { REFERENCE_STALE_MS } from '@bazaar/api/stale-times';
import {
  type CityId,
  filterCities,
  filterStates,
  listUrbanAreas,
  type StateId,
} from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { compareFa } from '@bazaar/locale';
import { queryOptions } from '@tanstack/react-query';

const ALL = { pageNumber: 1, pageSize: 100 };

/** Provinces, cities of a province, and districts of a city, for choosing a place. */
export function placeQueries(api: Host['api']) {
  return {
    provinces: () =>
      queryOptions({
        queryKey: ['profile', 'provinces'] as const,
        queryFn: async ({ signal }) =>
          byTitle((await api.call(filterStates, { query: { paging: ALL }, signal })).items),
        staleTime: REFERENCE_STALE_MS,
      }),
    cities: (stateId: StateId | null) =>
      queryOptions({
        queryKey: ['profile', 'cities', stateId] as const,
        queryFn: async ({ signal }) => {
          const filter = stateId === null ? {} : { stateId };
          return byTitle((await api.call(filterCities, { query: { filter, paging: ALL }, signal })).items);
        },
        enabled: stateId !== null,
        staleTime: REFERENCE_STALE_MS,
      }),
    /** In the order of their numbers. */
    areas: (cityId: CityId | null) =>
      queryOptions({
        queryKey: ['profile', 'urban-areas', cityId] as const,
        queryFn: async ({ signal }) =>
          cityId === null
            ? []
            : (await api.call(listUrbanAreas, { query: { cityId, paging: ALL }, signal })).items,
        enabled: cityId !== null,
        staleTime: REFERENCE_STALE_MS,
      }),
  };
}

function byTitle<Place extends { title: string }>(places: readonly Place[]): Place[] {
  return places.toSorted((a, b) => compareFa(a.title, b.title));
}
