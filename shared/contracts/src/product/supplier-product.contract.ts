import * as z from 'zod/mini';
import {
  Count,
  Day,
  DrawingSpec,
  endpoint,
  entityId,
  Instant,
  NonEmptyText,
  PagingQuery,
  paged,
  Rial,
} from '../core/index.ts';
import { SupplierId } from '../merchant/supplier-id.ts';
import { BreadcrumbStep, CategoryId, CategoryRef, CategoryType } from './category.contract.ts';

export const SupplierProductId = entityId().brand<'SupplierProductId'>();
export type SupplierProductId = z.infer<typeof SupplierProductId>;

export const BaseProductId = entityId().brand<'BaseProductId'>();
export type BaseProductId = z.infer<typeof BaseProductId>;

/**
 * One property of an item as it is shown: a number (or a range up to `maxValue`) with its unit's Latin symbol, or a
 * text. Texts that are codes or standards are Latin and marked by `isCode`.
 */
export const ProductFact = z.object({
  title: NonEmptyText,
  value: z.nullable(z.number()),
  maxValue: z.nullable(z.number()),
  text: z.nullable(z.string()),
  isCode: z.boolean(),
  unitSymbol: z.nullable(z.string()),
});
export type ProductFact = z.infer<typeof ProductFact>;

/** `fixed`: one price. `tiered`: the price at the minimum order. `inquiry`: no price is shown. */
export const PriceKind = z.enum(['fixed', 'tiered', 'inquiry']);

const ProductSupplier = z.object({
  id: SupplierId,
  name: NonEmptyText,
  slug: NonEmptyText,
  cityTitle: NonEmptyText,
  /** When the identity check was last passed; null when it was not. */
  verifiedAt: z.nullable(Instant),
});

/** One item of a list. */
export const SupplierProductSummary = z.object({
  id: SupplierProductId,
  baseProductId: z.nullable(BaseProductId),
  categoryType: CategoryType,
  category: CategoryRef,
  title: NonEmptyText,
  slug: NonEmptyText,
  /** Stock-keeping code, Latin. */
  sku: NonEmptyText,
  priceKind: PriceKind,
  /** Price of one sale unit; null exactly when `priceKind` is `inquiry`. */
  priceRial: z.nullable(Rial),
  priceValidUntil: z.nullable(Day),
  saleUnit: NonEmptyText,
  /** At most three. */
  keyFacts: z.array(ProductFact),
  /** Suppliers that offer the same base product, this one included. */
  offersCount: Count,
  supplier: ProductSupplier,
  drawing: DrawingSpec,
});
export type SupplierProductSummary = z.infer<typeof SupplierProductSummary>;

/** One item as its page shows it. */
export const SupplierProduct = z.object({
  ...SupplierProductSummary.shape,
  description: z.string(),
  minOrder: z.int().check(z.positive()),
  stepQuantity: z.int().check(z.positive()),
  /** Units on the shelf; null when the supplier does not say. */
  stock: z.nullable(Count),
  leadTimeDays: Count,
  originCountry: NonEmptyText,
  deliveryCities: z.array(NonEmptyText),
  /** At most six, for the block beside the picture. */
  mainFacts: z.array(ProductFact),
  /** All, for the table. */
  facts: z.array(ProductFact),
  breadcrumb: z.array(BreadcrumbStep),
  updatedAt: Instant,
});
export type SupplierProduct = z.infer<typeof SupplierProduct>;

/** One supplier's offer of a base product. */
export const Offer = z.object({
  productId: SupplierProductId,
  slug: NonEmptyText,
  supplier: ProductSupplier,
  priceKind: PriceKind,
  priceRial: z.nullable(Rial),
  saleUnit: NonEmptyText,
  minOrder: z.int().check(z.positive()),
  leadTimeDays: Count,
});
export type Offer = z.infer<typeof Offer>;

/** Sort orders of a list; `relevance` is the default. */
export const PRODUCT_SORTS = ['relevance', 'price', 'newest'] as const;

const byId = z.strictObject({ id: SupplierProductId });

/** Items of a category and everything below it, of a type, or of a supplier. Inactive ones are left out. */
export const listSupplierProducts = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/supplierproducts/catalog',
  access: 'public',
  summary: 'Supplier products by category, type or supplier, a page at a time.',
  query: z.strictObject({
    filter: z._default(
      z.strictObject({
        categoryId: z.optional(CategoryId),
        categoryType: z.optional(CategoryType),
        supplierId: z.optional(SupplierId),
      }),
      {},
    ),
    sort: z._default(z.strictObject({ field: z._default(z.enum(PRODUCT_SORTS), 'relevance') }), {
      field: 'relevance',
    }),
    paging: PagingQuery,
  }),
  response: paged(SupplierProductSummary),
});

/** One item; 404 when it does not exist or is inactive. */
export const getSupplierProduct = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/supplierproducts/:id/catalog',
  access: 'public',
  summary: 'One supplier product as its page shows it.',
  params: byId,
  response: SupplierProduct,
  errors: [404],
});

/** All offers of one base product: priced ones first, cheapest first. */
export const listOffersByProduct = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/supplierproducts/byproduct',
  access: 'public',
  summary: 'Offers of a base product, cheapest first.',
  query: z.strictObject({ baseProductId: BaseProductId }),
  response: z.array(Offer),
});

/** Items like this one: same category, another base product; at most eight. */
export const listRelatedProducts = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/supplierproducts/:id/related',
  access: 'public',
  summary: 'Items related to a supplier product.',
  params: byId,
  response: z.array(SupplierProductSummary),
  errors: [404],
});
