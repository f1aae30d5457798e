import type { PriceTier, ProductFact, SupplierProductSummary } from '@bazaar/contracts/product';
import type * as z from 'zod/mini';
import type { BreadcrumbRow } from '../category/category.sql.ts';

type Fact = z.input<typeof ProductFact>;

/** The supplier's columns of a row. */
export interface SupplierColumns {
  readonly supplierId: number;
  readonly supplierName: string;
  readonly supplierSlug: string;
  readonly supplierCity: string;
  readonly supplierVerifiedAt: string | null;
}

type Summary = z.input<typeof SupplierProductSummary>;

/** One item of a short list, as the database returns it. */
export interface SummaryRow extends SupplierColumns, Omit<Summary, 'category' | 'supplier'> {
  readonly categoryId: number;
  readonly categoryTitle: string;
  readonly categorySlug: string;
}

/** One item as its page shows it; columns of JSON text are sent unchanged (decision 0017). */
export interface DetailRow {
  /** The contract's SupplierProductSummary as JSON without its braces; null when the supplier is not active. */
  readonly summary: string | null;
  /** JSON, most significant first. */
  readonly facts: string;
  /** JSON of the first of them; null when there are no more. */
  readonly mainFacts: string | null;
  readonly description: string;
  readonly minOrder: number;
  readonly stepQuantity: number;
  readonly stock: number | null;
  readonly leadTimeDays: number;
  readonly originCountry: string;
  readonly localDeliveryOnly: boolean;
  /** JSON. */
  readonly deliveryCities: string;
  /** JSON. */
  readonly priceTiers: string;
  readonly updatedAt: string;
  /** JSON, in display order; null when there are none. */
  readonly documents: string | null;
  /** JSON, in display order; null when there are none. */
  readonly images: string | null;
  /** The highest category first. */
  readonly breadcrumb: readonly BreadcrumbRow[];
}

/** One offer of a variant. */
export interface OfferRow extends SupplierColumns {
  readonly id: number;
  readonly variantCode: string;
  readonly title: string;
  readonly slug: string;
  readonly sku: string;
  readonly priceKind: 'fixed' | 'tiered' | 'inquiry';
  readonly priceRial: number | null;
  readonly priceTiers: readonly PriceTier[];
  readonly priceValidUntil: string | null;
  readonly saleUnit: string;
  readonly minOrder: number;
  readonly stepQuantity: number;
  readonly stock: number | null;
  readonly leadTimeDays: number;
  readonly facts: readonly Fact[];
  /** Where the supplier delivers it. */
  readonly deliveryCities: readonly string[];
  readonly supplierProvince: string;
  readonly supplierRating: number;
  readonly supplierResponseMinutes: number | null;
}
