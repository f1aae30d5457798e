import {
  filterCities,
  filterCountries,
  filterStates,
  listSaleCities,
  listUrbanAreas,
} from '@bazaar/contracts/merchant';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import {
  selectCities,
  selectCountries,
  selectSaleCities,
  selectStates,
  selectUrbanAreas,
} from './place.sql.ts';

/** Countries, provinces, cities, districts. */
export function placeRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    route(filterCountries, async ({ query: { filter, paging } }) => ({
      ...(await selectCountries(db, { ...filter, paging })),
      ...paging,
    })),
    route(filterStates, async ({ query: { filter, paging } }) => ({
      ...(await selectStates(db, { ...filter, paging })),
      ...paging,
    })),
    route(filterCities, async ({ query: { filter, paging } }) => ({
      ...(await selectCities(db, { ...filter, paging })),
      ...paging,
    })),
    route(listSaleCities, async ({ query: { filter, paging } }) => ({
      ...(await selectSaleCities(db, { ...filter, paging })),
      ...paging,
    })),
    route(listUrbanAreas, async ({ query: { cityId, paging } }) => ({
      ...(await selectUrbanAreas(db, { cityId, paging })),
      ...paging,
    })),
  ];
}
