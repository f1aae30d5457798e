import type { CategoryType, ProductFact } from '@bazaar/contracts/product';
import type * as z from 'zod/mini';

type Fact = z.input<typeof ProductFact>;

/** The supplier's part of a row. */
export interface SupplierColumns {
  readonly supplierId: number;
  readonly supplierName: string;
  readonly supplierSlug: string;
  readonly supplierCity: string;
  readonly supplierVerifiedAt: string | null;
}

/** One item of a list, as the database answers it. */
export interface SummaryRow extends SupplierColumns {
  readonly id: number;
  readonly baseProductId: number | null;
  readonly categoryType: CategoryType;
  readonly categoryId: number;
  readonly categoryTitle: string;
  readonly categorySlug: string;
  readonly title: string;
  readonly slug: string;
  readonly sku: string;
  readonly priceKind: 'fixed' | 'tiered' | 'inquiry';
  readonly priceRial: number | null;
  readonly priceValidUntil: string | null;
  readonly saleUnit: string;
  readonly facts: readonly Fact[];
  readonly offersCount: number;
  readonly drawingFamily: string;
  readonly dimensionMm: number | null;
}

/** One item as its page shows it. */
export interface DetailRow extends SummaryRow {
  readonly description: string;
  readonly minOrder: number;
  readonly stepQuantity: number;
  readonly stock: number | null;
  readonly leadTimeDays: number;
  readonly originCountry: string;
  readonly deliveryCities: readonly string[];
  readonly updatedAt: string;
}

/** One offer of a base product. */
export interface OfferRow extends SupplierColumns {
  readonly id: number;
  readonly slug: string;
  readonly priceKind: 'fixed' | 'tiered' | 'inquiry';
  readonly priceRial: number | null;
  readonly saleUnit: string;
  readonly minOrder: number;
  readonly leadTimeDays: number;
}
