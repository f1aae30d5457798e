import {
  leastOrder,
  MAX_QUANTITY,
  type OrderTerms,
  orderProblem,
  type PriceTerms,
  tierIndexOf,
  unitPriceOf,
} from '@bazaar/contracts/product';
import { parseNumberFa } from '@bazaar/locale';

/** Why a typed quantity cannot be ordered; the first two are the services' own codes. */
type QuantityProblem = 'belowMinimum' | 'betweenSteps' | 'notWhole' | 'tooMany';

/**
 * Parses a quantity as people write it: three digit scripts, thousands separators; null for anything but a whole
 * number above 0.
 */
export function readQuantity(text: string): number | null {
  const value = parseNumberFa(text);
  return value !== null && Number.isInteger(value) && value > 0 ? value : null;
}

/** Why a typed quantity cannot be ordered; null when it can. */
export function quantityProblem(terms: OrderTerms, quantity: number | null): QuantityProblem | null {
  if (quantity === null) {
    return 'notWhole';
  }
  return quantity > MAX_QUANTITY ? 'tooMany' : orderProblem(terms, quantity);
}

/**
 * How many more units reach the next tier, and how much cheaper one unit then is; null at the last tier that can be
 * ordered.
 */
export function nextSaving(terms: PriceTerms & OrderTerms, quantity: number) {
  const next = terms.priceTiers[tierIndexOf(terms.priceTiers, quantity) + 1];
  const unitPrice = unitPriceOf(terms, quantity);
  if (next === undefined || unitPrice === null) {
    return null;
  }
  // The tier may begin between two steps: only a quantity that can be ordered is proposed.
  const reached = leastOrder(terms, next.minQuantity);
  if (reached <= quantity || reached > MAX_QUANTITY) {
    return null;
  }
  const saved = unitPrice - (unitPriceOf(terms, reached) ?? unitPrice);
  return saved > 0 ? { more: reached - quantity, savedRial: saved } : null;
}
