import * as z from 'zod/mini';
import { Count, Day, DrawingSpec, endpoint, NonEmptyText, Rial } from '../core/index.ts';
import { BreadcrumbStep, CategoryRef } from './category.contract.ts';
import { MAX_QUANTITY } from './order-terms.ts';
import { BaseProductId } from './product-ids.ts';
import { VariantCode, VariantTable } from './variant.contract.ts';

/** A product independent of its suppliers: a family of variants. Prices stand at the variants. */
export const BaseProduct = z.object({
  id: BaseProductId,
  title: NonEmptyText,
  slug: NonEmptyText,
  category: CategoryRef,
  breadcrumb: z.array(BreadcrumbStep),
  drawing: DrawingSpec,
  description: z.string(),
  /** Standards that cover it, Latin. */
  standards: z.array(NonEmptyText),
  applications: z.array(NonEmptyText),
  /** By what a buyer chooses, most significant first. */
  chooseBy: z.array(NonEmptyText),
  /** Documents that suppliers usually deliver with it. */
  documents: z.array(NonEmptyText),
  variantsCount: Count,
  /** Offers of all variants. */
  offersCount: Count,
  suppliersCount: Count,
  saleUnit: NonEmptyText,
  /** The usual smallest order and the multiple in which it is ordered. */
  minOrder: z.int().check(z.positive()),
  stepQuantity: z.int().check(z.positive()),
  /** Where its suppliers are, most offers first. */
  cities: z.array(z.object({ id: z.int(), title: NonEmptyText, count: Count })),
});
export type BaseProduct = z.infer<typeof BaseProduct>;

export const PriceHistory = z.object({
  interval: z.enum(['daily', 'weekly']),
  variantCode: VariantCode,
  /** Oldest first; the prices at the end of each day or week, the present one included. */
  points: z.array(z.object({ day: Day, minPriceRial: Rial, medianPriceRial: Rial })),
});
export type PriceHistory = z.infer<typeof PriceHistory>;

const byId = z.strictObject({ id: BaseProductId });

/** One base product; 404 when it or its category is not shown. */
export const getBaseProduct = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/baseproducts/:id',
  access: 'public',
  summary: 'A base product: what it is, and where its suppliers are.',
  params: byId,
  response: BaseProduct,
  errors: [404],
});

/**
 * The size table of a base product, with prices for a quantity: without one, for the base product's `minOrder`. 404
 * when it or its category is not shown. An extension.
 */
export const listVariants = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/baseproducts/:id/variants',
  access: 'public',
  summary: 'All exact specifications of a base product with their prices for a quantity.',
  params: byId,
  query: z.strictObject({ quantity: z.optional(z.int().check(z.gte(1), z.lte(MAX_QUANTITY))) }),
  response: VariantTable,
  errors: [404],
});

/** Prices of one variant over the last months; 404 when the base product has no such variant. */
export const getPriceHistory = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/baseproducts/:id/price-history',
  access: 'public',
  summary: 'Lowest and median price of a variant over time.',
  params: byId,
  query: z.strictObject({
    variantCode: VariantCode,
    interval: z._default(z.enum(['daily', 'weekly']), 'weekly'),
    months: z._default(z.int().check(z.gte(1), z.lte(12)), 12),
  }),
  response: PriceHistory,
  errors: [404],
});
