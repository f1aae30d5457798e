import * as z from 'zod/mini';
import { Count, endpoint, entityId, NonEmptyText, PagingQuery, paged } from '../core/index.ts';

export const CountryId = entityId().brand<'CountryId'>();
export type CountryId = z.infer<typeof CountryId>;
export const StateId = entityId().brand<'StateId'>();
export type StateId = z.infer<typeof StateId>;
export const CityId = entityId().brand<'CityId'>();
export type CityId = z.infer<typeof CityId>;
export const UrbanAreaId = entityId().brand<'UrbanAreaId'>();
export type UrbanAreaId = z.infer<typeof UrbanAreaId>;

/** `code` is ISO 3166-1 alpha-2. */
export const Country = z.object({ id: CountryId, code: NonEmptyText, title: NonEmptyText });
export type Country = z.infer<typeof Country>;

/** A province; `areaCode` begins its telephone numbers. */
export const State = z.object({
  id: StateId,
  title: NonEmptyText,
  areaCode: NonEmptyText,
  citiesCount: Count,
});
export type State = z.infer<typeof State>;

export const City = z.object({
  id: CityId,
  title: NonEmptyText,
  stateId: StateId,
  stateTitle: NonEmptyText,
  hasUrbanAreas: z.boolean(),
});
export type City = z.infer<typeof City>;

/** A city with active suppliers that have listed items. */
export const SaleCity = z.object({
  id: CityId,
  title: NonEmptyText,
  stateId: StateId,
  stateTitle: NonEmptyText,
  supplierCount: Count,
});
export type SaleCity = z.infer<typeof SaleCity>;

/** A municipal district of a large city. */
export const UrbanArea = z.object({ id: UrbanAreaId, cityId: CityId, title: NonEmptyText });
export type UrbanArea = z.infer<typeof UrbanArea>;

/** A part of a name, folded. */
const Term = z.optional(z.string().check(z.maxLength(60)));

/** Countries of trade partners, Iran first. */
export const filterCountries = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/countries/filter',
  access: 'public',
  summary: 'Countries whose name holds a text.',
  query: z.strictObject({ filter: z._default(z.strictObject({ term: Term }), {}), paging: PagingQuery }),
  response: paged(Country),
});

/** Provinces by name; only those of Iran are stored, so the list is empty for other countries. */
export const filterStates = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/states/filter',
  access: 'public',
  summary: 'Provinces whose name holds a text.',
  query: z.strictObject({
    filter: z._default(z.strictObject({ term: Term, countryId: z.optional(CountryId) }), {}),
    paging: PagingQuery,
  }),
  response: paged(State),
});

/** Cities by name and province; a name that begins with the text comes first. */
export const filterCities = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/cities/filter',
  access: 'public',
  summary: 'Cities whose name holds a text, in one province or in all.',
  query: z.strictObject({
    filter: z._default(z.strictObject({ term: Term, stateId: z.optional(StateId) }), {}),
    paging: PagingQuery,
  }),
  response: paged(City),
});

/** Cities with listed sellers, most sellers first. */
export const listSaleCities = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/salecities',
  access: 'public',
  summary: 'Cities in which listed suppliers sit, with their number.',
  query: z.strictObject({
    filter: z._default(z.strictObject({ term: Term, stateId: z.optional(StateId) }), {}),
    paging: PagingQuery,
  }),
  response: paged(SaleCity),
});

/** Districts of a city, in their order; empty for a city that has none. */
export const listUrbanAreas = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/urbanareas',
  access: 'public',
  summary: 'Municipal districts of a city.',
  query: z.strictObject({ cityId: CityId, paging: PagingQuery }),
  response: paged(UrbanArea),
});
