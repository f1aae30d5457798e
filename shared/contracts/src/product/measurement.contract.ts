import * as z from 'zod/mini';
import { endpoint, entityId, NonEmptyText } from '../core/index.ts';

export const MeasurementQuantityId = entityId().brand<'MeasurementQuantityId'>();
export type MeasurementQuantityId = z.infer<typeof MeasurementQuantityId>;

export const MeasurementUnitId = entityId().brand<'MeasurementUnitId'>();
export type MeasurementUnitId = z.infer<typeof MeasurementUnitId>;

/** A unit: a value in the base unit of its quantity is `value * factorToBase + offsetToBase`. */
export const MeasurementUnit = z.object({
  id: MeasurementUnitId,
  quantityId: MeasurementQuantityId,
  code: NonEmptyText,
  /** Persian name: «مگاپاسکال». */
  title: NonEmptyText,
  /** Latin symbol: `MPa`. */
  symbol: NonEmptyText,
  factorToBase: z.number().check(z.positive()),
  offsetToBase: z.number(),
});
export type MeasurementUnit = z.infer<typeof MeasurementUnit>;

/** What a number measures: «فشار», with pascal as its base unit. */
export const MeasurementQuantity = z.object({
  id: MeasurementQuantityId,
  code: NonEmptyText,
  title: NonEmptyText,
  /** Code of the unit that all others are converted to. */
  baseUnit: NonEmptyText,
});
export type MeasurementQuantity = z.infer<typeof MeasurementQuantity>;

/** Units of one quantity, smallest first; 404 when there is no such quantity. */
export const listQuantityUnits = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/measurementquantities/:id/units',
  access: 'public',
  summary: 'Units of one measurement quantity.',
  params: z.strictObject({ id: MeasurementQuantityId }),
  response: z.array(MeasurementUnit),
  errors: [404],
});

/** Every unit with its quantity, quantity by quantity. */
export const listMeasurementUnits = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/unitofmeasurements',
  access: 'public',
  summary: 'Every unit of measurement, by quantity.',
  response: z.object({ quantities: z.array(MeasurementQuantity), units: z.array(MeasurementUnit) }),
});

/** Units of a quantity, or those whose name, symbol or code contains a term, in any spelling. */
export const filterMeasurementUnits = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/unitofmeasurements/filter',
  access: 'public',
  summary: 'Units of measurement by quantity or by a part of their name.',
  query: z.strictObject({
    quantityId: z.optional(MeasurementQuantityId),
    term: z.optional(z.string().check(z.maxLength(60))),
  }),
  response: z.array(MeasurementUnit),
});
