import type { SupplierProductSummary } from '@bazaar/contracts/product';
import { endOfDay } from '@bazaar/locale';

/** A price stands until the end of the day it is valid to; after that the supplier has to confirm it. */
export function isPriceOutdated(
  product: Pick<SupplierProductSummary, 'priceRial' | 'priceValidUntil'>,
  now: string,
): boolean {
  const { priceRial, priceValidUntil } = product;
  return priceRial !== null && priceValidUntil !== null && endOfDay(priceValidUntil) <= Date.parse(now);
}
