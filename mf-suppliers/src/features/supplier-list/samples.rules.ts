import type { SupplierId } from '@bazaar/contracts/merchant';
import type { SupplierProductSummary } from '@bazaar/contracts/product';

/** Some items of one supplier. */
export interface SupplierSamples {
  supplierId: SupplierId;
  products: readonly SupplierProductSummary[];
}

const SHOWN = 3;

/** Three items of a supplier: those of the list's own category first, then its other items, none twice. */
export function samplesOf(
  id: SupplierId,
  ...sources: readonly (readonly SupplierSamples[])[]
): SupplierProductSummary[] {
  const products = sources.flatMap(
    (source) => source.find(({ supplierId }) => supplierId === id)?.products ?? [],
  );
  return [...new Map(products.map((product) => [product.id, product])).values()].slice(0, SHOWN);
}
