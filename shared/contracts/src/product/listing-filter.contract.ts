import * as z from 'zod/mini';
import { DEFAULT_PAGE_SIZE, entityId, LARGEST_ID, Paging, Rial } from '../core/index.ts';
import { SupplierId } from '../merchant/supplier-id.ts';
import { CategoryId, CategoryType } from './category.contract.ts';
import { MeasurementUnitId } from './measurement.contract.ts';
import { BaseProductId } from './product-ids.ts';

export const PropertyId = entityId().brand<'PropertyId'>();
export type PropertyId = z.infer<typeof PropertyId>;

/** `fixed`: one price. `tiered`: the price at the minimum order. `inquiry`: no price is shown. */
export const PriceKind = z.enum(['fixed', 'tiered', 'inquiry']);
export type PriceKind = z.infer<typeof PriceKind>;

const Measure = z.number().check(z.gte(-1_000_000_000_000), z.lte(1_000_000_000_000));

/**
 * One chosen property. A number is at least `value` and at most `maxValue`, in the unit `measurementUnitId` (the
 * property's default unit without it); a product with a range of numbers is found when the ranges overlap. An enum
 * is one of `values`, the ids of its choices; a boolean is 1 or 0 there. Each property is chosen once.
 */
export const PropertyFilter = z.strictObject({
  propertyId: PropertyId,
  value: z.optional(Measure),
  maxValue: z.optional(Measure),
  measurementUnitId: z.optional(MeasurementUnitId),
  values: z.optional(z.array(z.int().check(z.gte(0), z.lte(LARGEST_ID))).check(z.maxLength(40))),
});
export type PropertyFilter = z.infer<typeof PropertyFilter>;

/** Filters of a list, besides its category: AND between the keys, OR inside a list of values. */
export const REFINEMENTS = {
  properties: z.optional(z.array(PropertyFilter).check(z.maxLength(10))),
  /** Cities of the supplier. */
  cityIds: z.optional(z.array(entityId()).check(z.maxLength(40))),
  priceMinRial: z.optional(Rial),
  priceMaxRial: z.optional(Rial),
  /** True selects items of suppliers whose identity was checked. */
  verified: z.optional(z.boolean()),
  /** True selects items that are in stock. */
  inStock: z.optional(z.boolean()),
  priceKind: z.optional(z.array(PriceKind).check(z.maxLength(3))),
} as const;

/** What a list of items can be filtered by. */
export const ListingFilter = z.strictObject({
  categoryId: z.optional(CategoryId),
  categoryType: z.optional(CategoryType),
  supplierId: z.optional(SupplierId),
  baseProductId: z.optional(BaseProductId),
  ...REFINEMENTS,
});
export type ListingFilter = z.infer<typeof ListingFilter>;

/** Orders of a list; `relevance` is the default. Items without a price come last in both orders by price. */
export const LISTING_SORTS = ['relevance', 'price', 'priceDesc', 'newest', 'nearest'] as const;

/** `nearest` needs the city from which distances are measured. */
export const ListingSort = z._default(
  z.strictObject({
    field: z._default(z.enum(LISTING_SORTS), 'relevance'),
    cityId: z.optional(entityId()),
  }),
  { field: 'relevance' },
);

/**
 * Numbered pages, or with `after` the items that follow the page whose `nextCursor` it was; `pageNumber` is then
 * ignored.
 */
export const ListingPaging = z._default(
  z.strictObject({
    ...Paging.shape,
    after: z.optional(z.string().check(z.minLength(1), z.maxLength(160))),
  }),
  { pageNumber: 1, pageSize: DEFAULT_PAGE_SIZE },
);
