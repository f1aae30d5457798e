import * as z from 'zod/mini';
import { Count, DrawingSpec, endpoint, Instant, NonEmptyText, PagingQuery, paged } from '../core/index.ts';
import { SupplierId } from '../merchant/supplier-id.ts';
import { Category, CategoryId, CategoryType } from './category.contract.ts';
import { PropertyId, REFINEMENTS } from './listing-filter.contract.ts';
import { MeasurementUnit, MeasurementUnitId } from './measurement.contract.ts';
import { SupplierProductSummary } from './supplier-product.contract.ts';

export const PropertyKind = z.enum(['number', 'enum', 'boolean']);
export type PropertyKind = z.infer<typeof PropertyKind>;

/** A choice of a property: its id for `values`, and how many items have it. */
export const PropertyOption = z.object({
  id: z.int().check(z.nonnegative()),
  title: NonEmptyText,
  count: Count,
});

/** Items whose number is at least `from` and below `to`; the last bucket includes its upper end. In base units. */
export const HistogramBucket = z.object({ from: z.number(), to: z.number(), count: Count });
export type HistogramBucket = z.infer<typeof HistogramBucket>;

/**
 * A property to filter by. Counts are what choosing it would leave: they respect everything that is already chosen,
 * except choices of the property itself.
 */
export const PropertyFacet = z.object({
  id: PropertyId,
  title: NonEmptyText,
  kind: PropertyKind,
  isKey: z.boolean(),
  ordinal: z.int(),
  /** Only for a number that measures something. */
  quantity: z.nullable(z.object({ id: z.int(), code: NonEmptyText, title: NonEmptyText })),
  defaultMeasurementUnitId: z.nullable(MeasurementUnitId),
  /** Persian name of the default unit. */
  defaultMeasurementUnitDisplayText: z.nullable(NonEmptyText),
  defaultMeasurementUnitSymbol: z.nullable(NonEmptyText),
  units: z.array(MeasurementUnit),
  /** Ends of the available numbers, in base units, regardless of what is chosen; null unless a number. */
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  /** Twelve buckets, one when all are equal; empty unless a number. */
  histogram: z.array(HistogramBucket),
  /** Every choice, including those that would leave nothing; empty for a number. */
  values: z.array(PropertyOption),
});
export type PropertyFacet = z.infer<typeof PropertyFacet>;

const byId = z.strictObject({ id: CategoryId });
const Refinements = z._default(z.strictObject(REFINEMENTS), {});

/** All active categories of a type, or of all types: groups first, in menu order. */
export const listCategories = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/categories',
  access: 'public',
  summary: 'Active categories of a type, groups and their children in one list.',
  query: z.strictObject({ categoryType: z.optional(CategoryType) }),
  response: z.array(Category),
});

/** The properties that a category can be filtered by, with counts; 404 when it does not exist or is inactive. */
export const listCategoryProperties = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/categories/:id/properties',
  access: 'public',
  summary: 'Filter properties of a category with counts for what is already chosen.',
  params: byId,
  query: z.strictObject({ filter: Refinements }),
  reads: 'search',
  response: z.array(PropertyFacet),
  errors: [404],
});

/** A supplier as a category lists it. */
export const CategorySupplier = z.object({
  id: SupplierId,
  name: NonEmptyText,
  slug: NonEmptyText,
  provinceTitle: NonEmptyText,
  cityTitle: NonEmptyText,
  verifiedAt: z.nullable(Instant),
  rating: z.number(),
  responseMinutes: z.nullable(Count),
  drawing: DrawingSpec,
});
export type CategorySupplier = z.infer<typeof CategorySupplier>;

/** Suppliers of a category, most items first, each with three of its items there. */
export const listCategorySuppliersWithCatalog = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/categories/:id/suppliers-with-catalog',
  access: 'public',
  summary: 'Suppliers of a category with sample products.',
  params: byId,
  query: z.strictObject({ paging: PagingQuery }),
  response: paged(
    z.object({
      supplier: CategorySupplier,
      /** At most three, best first. */
      sampleProducts: z.array(SupplierProductSummary),
      /** Items of the supplier in this category. */
      productCount: Count,
    }),
  ),
  errors: [404],
});

/**
 * Suppliers that have items which match the filter, most matching items first. A POST because the specification
 * requires it; changes nothing.
 */
export const filterCategorySuppliers = endpoint({
  service: 'product',
  method: 'POST',
  path: '/api/v1/categories/:id/suppliers',
  access: 'public',
  summary: 'Suppliers of a category whose items match a filter.',
  params: byId,
  query: z.strictObject({ filter: Refinements, paging: PagingQuery }),
  response: paged(z.object({ supplier: CategorySupplier, matchingCount: Count })),
  errors: [404],
});
