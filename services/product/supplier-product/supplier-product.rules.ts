import { toBreadcrumb } from '../category/category.rules.ts';
import type { BreadcrumbRow } from '../category/category.sql.ts';
import type { DetailRow, OfferRow, SummaryRow, SupplierColumns } from './supplier-product.rows.ts';

const KEY_FACTS = 3;
const MAIN_FACTS = 6;

/** A row as the contract's SupplierProductSummary. */
export function toSummary(row: SummaryRow) {
  return {
    id: row.id,
    baseProductId: row.baseProductId,
    categoryType: row.categoryType,
    category: { id: row.categoryId, title: row.categoryTitle, slug: row.categorySlug },
    title: row.title,
    slug: row.slug,
    sku: row.sku,
    priceKind: row.priceKind,
    priceRial: row.priceRial,
    priceValidUntil: row.priceValidUntil,
    saleUnit: row.saleUnit,
    keyFacts: row.facts.slice(0, KEY_FACTS),
    offersCount: row.offersCount,
    supplier: toSupplier(row),
    drawing: { family: row.drawingFamily, seed: row.id, dimensionMm: row.dimensionMm, code: row.sku },
  };
}

/** A row and its breadcrumb as the contract's SupplierProduct. */
export function toDetail(row: DetailRow, breadcrumb: readonly BreadcrumbRow[]) {
  return {
    ...toSummary(row),
    description: row.description,
    minOrder: row.minOrder,
    stepQuantity: row.stepQuantity,
    stock: row.stock,
    leadTimeDays: row.leadTimeDays,
    originCountry: row.originCountry,
    deliveryCities: [...row.deliveryCities],
    mainFacts: row.facts.slice(0, MAIN_FACTS),
    facts: [...row.facts],
    breadcrumb: toBreadcrumb(breadcrumb),
    updatedAt: row.updatedAt,
  };
}

/** A row as the contract's Offer. */
export function toOffer({ id, ...row }: OfferRow) {
  return {
    productId: id,
    slug: row.slug,
    supplier: toSupplier(row),
    priceKind: row.priceKind,
    priceRial: row.priceRial,
    saleUnit: row.saleUnit,
    minOrder: row.minOrder,
    leadTimeDays: row.leadTimeDays,
  };
}

function toSupplier(row: SupplierColumns) {
  return {
    id: row.supplierId,
    name: row.supplierName,
    slug: row.supplierSlug,
    cityTitle: row.supplierCity,
    verifiedAt: row.supplierVerifiedAt,
  };
}
