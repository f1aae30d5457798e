import * as z from 'zod/mini';
import { Count, endpoint, NonEmptyText, Rial } from '../core/index.ts';
import { HistogramBucket, PropertyFacet } from './category-filter.contract.ts';
import { ListingFilter, PriceKind } from './listing-filter.contract.ts';

/** What a list can be narrowed by. Each count respects all choices except those of its own key. */
export const ListingFacets = z.object({
  totalCount: Count,
  cities: z.array(z.object({ id: z.int(), title: NonEmptyText, count: Count })),
  priceKinds: z.array(z.object({ priceKind: PriceKind, count: Count })),
  verifiedCount: Count,
  inStockCount: Count,
  /** Lowest and highest price; null when every price is on inquiry. */
  minPriceRial: z.nullable(Rial),
  maxPriceRial: z.nullable(Rial),
  /** Prices between those two in rial, twelve buckets between whole numbers, one when all are equal; empty where `properties` is. */
  priceHistogram: z.optional(z.array(HistogramBucket)),
  /** Empty unless a category, a supplier or a base product is given: other lists have no properties in common. */
  properties: z.array(PropertyFacet),
});
export type ListingFacets = z.infer<typeof ListingFacets>;

/** Facets of any list of items. An extension of the specification's endpoints. */
export const getListingFacets = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/supplierproducts/facets',
  access: 'public',
  summary: 'What a list of supplier products can be narrowed by, with counts.',
  query: z.strictObject({ filter: z._default(ListingFilter, {}) }),
  reads: 'search',
  response: ListingFacets,
});

/** How many items a filter leaves, for the button that applies it. An extension of the specification's endpoints. */
export const countSupplierProducts = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/supplierproducts/count',
  access: 'public',
  summary: 'Number of supplier products that a filter leaves.',
  query: z.strictObject({ filter: z._default(ListingFilter, {}) }),
  response: z.object({ totalCount: Count, isTotalExact: z.boolean() }),
});
