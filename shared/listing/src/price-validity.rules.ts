import type { SupplierProductSummary } from '@bazaar/contracts/product';
import { endOfDay } from '@bazaar/locale';

/** A price is valid until the end of its last day; after that the supplier has to confirm it. */
export function isPriceOutdated(
  product: Pick<SupplierProductSummary, 'priceRial' | 'priceValidUntil'>,
  now: string,
): boolean {
  const { priceRial, priceValidUntil } = product;
  return priceRial !== null && priceValidUntil !== null && endOfDay(priceValidUntil) <= Date.parse(now);
}
