import type { SupplierProductSummary } from '@bazaar/contracts/product';

/** A good that is kept in stock and comes from a country; false for a service, an advice and a document. */
export function isGood({ categoryType }: Pick<SupplierProductSummary, 'categoryType'>): boolean {
  return categoryType === 'Product';
}
