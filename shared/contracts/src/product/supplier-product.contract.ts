import * as z from 'zod/mini';
import { Count, Day, DrawingSpec, endpoint, Instant, NonEmptyText, paged, Rial } from '../core/index.ts';
import { ImageId, ImageMeta } from '../file/image.contract.ts';
import { SupplierId } from '../merchant/supplier-id.ts';
import { BreadcrumbStep, CategoryRef, CategoryType } from './category.contract.ts';
import { ListingFilter, ListingPaging, ListingSort, PriceKind } from './listing-filter.contract.ts';
import { MAX_QUANTITY, QUANTITY_PROBLEMS } from './order-terms.ts';
import { BaseProductId, SupplierProductId } from './product-ids.ts';
import { Variant, VariantCode, VariantColumn } from './variant.contract.ts';

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

/** From `minQuantity` sale units on, one of them costs `priceRial`. */
export const PriceTier = z.object({ minQuantity: z.int().check(z.positive()), priceRial: Rial });
export type PriceTier = z.infer<typeof PriceTier>;

/** A file that belongs to an item and that everyone may read. */
export const ProductDocument = z.object({
  /** Id of the file, which is at `/api/file/api/v1/files/{id}`. */
  id: z.uuid(),
  title: NonEmptyText,
  mediaType: NonEmptyText,
  sizeBytes: z.int().check(z.positive()),
});
export type ProductDocument = z.infer<typeof ProductDocument>;

/** A photograph of an item, which everyone may see; `alt` says in Persian what it shows. */
export const ProductImage = z.object({ ...ImageMeta.shape, alt: NonEmptyText });
export type ProductImage = z.infer<typeof ProductImage>;

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
  /** The exact specification; null exactly when `baseProductId` is. */
  variantCode: z.nullable(VariantCode),
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
  /** Suppliers that offer the same variant, this one included. */
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
  /** Units in stock; null when the supplier does not specify it. */
  stock: z.nullable(Count),
  leadTimeDays: Count,
  originCountry: NonEmptyText,
  /** True for what is not carried beyond the supplier's own city, such as fresh concrete. */
  localDeliveryOnly: z.boolean(),
  deliveryCities: z.array(NonEmptyText),
  /** Smallest quantity first, falling prices; empty unless `priceKind` is `tiered`. */
  priceTiers: z.array(PriceTier),
  /** At most six, for the block beside the picture. */
  mainFacts: z.array(ProductFact),
  /** All, for the table. */
  facts: z.array(ProductFact),
  /** In the order they are shown. */
  documents: z._default(z.array(ProductDocument), []),
  /** In the order they are shown. */
  images: z._default(z.array(ProductImage), []),
  breadcrumb: z.array(BreadcrumbStep),
  updatedAt: Instant,
});
export type SupplierProduct = z.infer<typeof SupplierProduct>;

const OfferSupplier = z.object({
  ...ProductSupplier.shape,
  provinceTitle: NonEmptyText,
  rating: z.number(),
  /** Median time to a first answer, in minutes; null when it was never asked. */
  responseMinutes: z.nullable(Count),
});

/** One supplier's offer of a variant. */
export const Offer = z.object({
  productId: SupplierProductId,
  variantCode: VariantCode,
  title: NonEmptyText,
  slug: NonEmptyText,
  sku: NonEmptyText,
  supplier: OfferSupplier,
  priceKind: PriceKind,
  priceRial: z.nullable(Rial),
  priceTiers: z.array(PriceTier),
  priceValidUntil: z.nullable(Day),
  saleUnit: NonEmptyText,
  minOrder: z.int().check(z.positive()),
  stepQuantity: z.int().check(z.positive()),
  stock: z.nullable(Count),
  leadTimeDays: Count,
  facts: z.array(ProductFact),
  /** For the requested quantity; null when none was requested. */
  forQuantity: z.nullable(
    z.object({
      quantity: z.int().check(z.positive()),
      /** Price of one unit at that quantity; null when it is on inquiry. */
      unitPriceRial: z.nullable(Rial),
      totalRial: z.nullable(Rial),
      problem: z.nullable(z.enum(QUANTITY_PROBLEMS)),
      /** Whether that many are in stock; null when the supplier does not specify it. */
      inStock: z.nullable(z.boolean()),
    }),
  ),
});
export type Offer = z.infer<typeof Offer>;

/** The orders that a list offers as links; all orders are in `LISTING_SORTS`. */
export const PRODUCT_SORTS = ['relevance', 'price', 'newest'] as const;

const byId = z.strictObject({ id: SupplierProductId });

/** One page of a list. */
export const ListingPage = z.object({
  ...paged(SupplierProductSummary).shape,
  /** False when more items match than were counted; `totalCount` is then what was counted. */
  isTotalExact: z.optional(z.boolean()),
  /** For `paging.after`; null on the last page. */
  nextCursor: z.optional(z.nullable(z.string())),
});
export type ListingPage = z.infer<typeof ListingPage>;

/** Items of a category and everything below it, of a type, or of a supplier. Inactive ones are left out. */
export const listSupplierProducts = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/supplierproducts/catalog',
  access: 'public',
  summary: 'Supplier products by category, type, supplier, properties, price and place, a page at a time.',
  query: z.strictObject({
    filter: z._default(ListingFilter, {}),
    sort: ListingSort,
    paging: ListingPaging,
  }),
  response: ListingPage,
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

/** Offers of one variant: priced ones first, cheapest first for the quantity; at most two hundred. */
export const listOffersByProduct = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/supplierproducts/byproduct',
  access: 'public',
  summary: 'Offers of a variant with their price for a quantity, cheapest first.',
  query: z.strictObject({
    baseProductId: BaseProductId,
    variantCode: VariantCode,
    quantity: z.optional(z.int().check(z.gte(1), z.lte(MAX_QUANTITY))),
  }),
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

/** What a photograph shows, for those who do not see it; spaces at its ends are not kept. */
const ImageAlt = z.string().check(z.regex(/\S.+\S/), z.maxLength(150));

/** Photographs of one item at most. */
export const MAXIMUM_PRODUCT_IMAGES = 8;

/**
 * Sets the photographs of an item of the supplier that the caller acts for, in the order given; those left out are
 * removed. A new one must be the caller's own upload. 404 for another supplier's item or another user's photograph.
 * An extension.
 */
export const setProductImages = endpoint({
  service: 'product',
  method: 'PUT',
  path: '/api/v1/supplierproducts/:id/images',
  access: 'session',
  roles: ['supplier'],
  summary: 'Set the photographs of an item of one’s own supplier.',
  params: byId,
  body: z.strictObject({
    images: z.array(z.strictObject({ id: ImageId, alt: ImageAlt })).check(
      z.maxLength(MAXIMUM_PRODUCT_IMAGES),
      z.refine((images) => new Set(images.map(({ id }) => id)).size === images.length),
    ),
  }),
  owned: { 'params.id': 'SupplierProduct', 'body.images[0].id': 'Image' },
  response: z.object({ images: z.array(ProductImage) }),
  errors: [401, 404],
});

/** Where an item's variant stands in its size table: itself with up to four neighbours in size. */
export const SizePlace = z.object({
  baseProduct: z.object({ id: BaseProductId, title: NonEmptyText, slug: NonEmptyText }),
  /** The defining columns and, after them, those that fit beside. */
  columns: z.array(VariantColumn),
  variants: z.array(Variant),
  /** Variants of the base product in all. */
  variantsCount: Count,
});
export type SizePlace = z.infer<typeof SizePlace>;

/** The neighbours in size of an item; null without a base product. An extension. */
export const getSizePlace = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/supplierproducts/:id/sizes',
  access: 'public',
  summary: 'The place of an item in the size table of its base product.',
  params: byId,
  response: z.nullable(SizePlace),
  errors: [404],
});

/** The best items of some suppliers, best first, at most three of each; a supplier without any is left out. An extension. */
export const listSupplierSamples = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/supplierproducts/samples',
  access: 'public',
  summary: 'Three items of each of some suppliers.',
  query: z.strictObject({ supplierIds: z.array(SupplierId).check(z.minLength(1), z.maxLength(50)) }),
  response: z.array(z.object({ supplierId: SupplierId, products: z.array(SupplierProductSummary) })),
});
