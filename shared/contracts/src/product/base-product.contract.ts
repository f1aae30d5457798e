import * as z from 'zod/mini';
import { Count, Day, DrawingSpec, endpoint, NonEmptyText, Rial } from '../core/index.ts';
import { BreadcrumbStep, CategoryRef } from './category.contract.ts';
import { PropertyKind } from './category-filter.contract.ts';
import { BaseProductId, PropertyId } from './listing-filter.contract.ts';

/**
 * The values in which a base product is offered: from `min` to `max` in the default unit, or some of several choices.
 */
export const BaseProductProperty = z.object({
  propertyId: PropertyId,
  title: NonEmptyText,
  kind: PropertyKind,
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  unitSymbol: z.nullable(NonEmptyText),
  choices: z.array(NonEmptyText),
});
export type BaseProductProperty = z.infer<typeof BaseProductProperty>;

/** A product independent of its suppliers. */
export const BaseProduct = z.object({
  id: BaseProductId,
  title: NonEmptyText,
  slug: NonEmptyText,
  category: CategoryRef,
  breadcrumb: z.array(BreadcrumbStep),
  drawing: DrawingSpec,
  properties: z.array(BaseProductProperty),
  offersCount: Count,
  /** Over the offers that show a price; null when none does. */
  minPriceRial: z.nullable(Rial),
  medianPriceRial: z.nullable(Rial),
  maxPriceRial: z.nullable(Rial),
  saleUnit: z.nullable(NonEmptyText),
  /** Where its suppliers are, most offers first. */
  cities: z.array(z.object({ id: z.int(), title: NonEmptyText, count: Count })),
});
export type BaseProduct = z.infer<typeof BaseProduct>;

export const PriceHistory = z.object({
  interval: z.enum(['daily', 'weekly']),
  /** Oldest first; the prices at the end of each day or week, the present one included. */
  points: z.array(z.object({ day: Day, minPriceRial: Rial, medianPriceRial: Rial })),
});
export type PriceHistory = z.infer<typeof PriceHistory>;

const byId = z.strictObject({ id: BaseProductId });

/** One base product with what its offers have in common; 404 when it or its category is not shown. */
export const getBaseProduct = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/baseproducts/:id',
  access: 'public',
  summary: 'A base product: properties, prices and places of its offers.',
  params: byId,
  response: BaseProduct,
  errors: [404],
});

/** Prices of a base product over the last months. */
export const getPriceHistory = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/baseproducts/:id/price-history',
  access: 'public',
  summary: 'Lowest and median price of a base product over time.',
  params: byId,
  query: z.strictObject({
    interval: z._default(z.enum(['daily', 'weekly']), 'weekly'),
    months: z._default(z.int().check(z.gte(1), z.lte(12)), 12),
  }),
  response: PriceHistory,
  errors: [404],
});
