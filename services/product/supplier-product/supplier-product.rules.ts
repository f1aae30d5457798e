import { termsForQuantity } from '@bazaar/contracts/product';
import { toBreadcrumb } from '../category/category.rules.ts';
import type { DetailRow, OfferRow, SummaryRow, SupplierColumns } from './supplier-product.types.ts';

/** Number of facts shown beside the picture. */
export const MAIN_FACTS = 6;

/** Converts a row to the contract's SupplierProductSummary. */
export function toSummary(row: SummaryRow) {
  return {
    id: row.id,
    baseProductId: row.baseProductId,
    variantCode: row.variantCode,
    categoryType: row.categoryType,
    category: { id: row.categoryId, title: row.categoryTitle, slug: row.categorySlug },
    title: row.title,
    slug: row.slug,
    sku: row.sku,
    priceKind: row.priceKind,
    priceRial: row.priceRial,
    priceValidUntil: row.priceValidUntil,
    saleUnit: row.saleUnit,
    keyFacts: row.keyFacts,
    drawing: row.drawing,
    offersCount: row.offersCount,
    supplier: toSupplier(row),
  };
}

/** Serializes a row as JSON in the shape of the contract's SupplierProduct. */
export function writeDetail(row: DetailRow): string {
  const own = JSON.stringify({
    description: row.description,
    minOrder: row.minOrder,
    stepQuantity: row.stepQuantity,
    stock: row.stock,
    leadTimeDays: row.leadTimeDays,
    originCountry: row.originCountry,
    localDeliveryOnly: row.localDeliveryOnly,
    breadcrumb: toBreadcrumb(row.breadcrumb),
    updatedAt: row.updatedAt,
  });
  const written = [
    `"deliveryCities":${row.deliveryCities}`,
    `"priceTiers":${row.priceTiers}`,
    `"mainFacts":${row.mainFacts ?? row.facts}`,
    `"facts":${row.facts}`,
    `"documents":${row.documents ?? '[]'}`,
    `"images":${row.images ?? '[]'}`,
  ];
  return `{${row.summary},${written.join(',')},${own.slice(1)}`;
}

/** Converts rows to the contract's offers: for a quantity the cheapest first, inquiries last. */
export function toOffers(rows: readonly OfferRow[], quantity: number | undefined) {
  const offers = rows.map((row) => toOffer(row, quantity));
  return quantity === undefined ? offers : offers.sort((one, other) => priceKey(one) - priceKey(other));
}

function priceKey({ forQuantity }: ReturnType<typeof toOffer>): number {
  return forQuantity?.unitPriceRial ?? Number.MAX_SAFE_INTEGER;
}

function toOffer(row: OfferRow, quantity: number | undefined) {
  return {
    productId: row.id,
    variantCode: row.variantCode,
    title: row.title,
    slug: row.slug,
    sku: row.sku,
    supplier: {
      ...toSupplier(row),
      provinceTitle: row.supplierProvince,
      rating: row.supplierRating,
      responseMinutes: row.supplierResponseMinutes,
    },
    priceKind: row.priceKind,
    priceRial: row.priceRial,
    priceTiers: [...row.priceTiers],
    priceValidUntil: row.priceValidUntil,
    saleUnit: row.saleUnit,
    minOrder: row.minOrder,
    stepQuantity: row.stepQuantity,
    stock: row.stock,
    leadTimeDays: row.leadTimeDays,
    facts: [...row.facts],
    forQuantity: quantity === undefined ? null : termsForQuantity(row, quantity),
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
