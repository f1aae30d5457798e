import type { PriceTier, SupplierProduct } from '@bazaar/contracts/product';
import { parseNumberFa } from '@bazaar/locale';

/** The part of an offer that limits quantities. */
export type QuantityTerms = Pick<SupplierProduct, 'minOrder' | 'stepQuantity'>;

/** The part of an offer that sets prices. */
type PriceTerms = Pick<SupplierProduct, 'priceRial' | 'priceTiers'>;

/** The largest quantity that the endpoints accept. */
export const MAX_QUANTITY = 1_000_000;

/** Why a quantity cannot be ordered; the first two are the services' own codes. */
type QuantityProblem = 'belowMinimum' | 'betweenSteps' | 'notWhole' | 'tooMany';

/**
 * Parses a quantity as people write it: three digit scripts, thousands separators; null for anything but a whole
 * number above 0.
 */
export function readQuantity(text: string): number | null {
  const value = parseNumberFa(text);
  return value !== null && Number.isInteger(value) && value > 0 ? value : null;
}

/** Why this quantity cannot be ordered; null when it can. */
export function quantityProblem(
  { minOrder, stepQuantity }: QuantityTerms,
  quantity: number | null,
): QuantityProblem | null {
  if (quantity === null) {
    return 'notWhole';
  }
  if (quantity > MAX_QUANTITY) {
    return 'tooMany';
  }
  if (quantity < minOrder) {
    return 'belowMinimum';
  }
  return (quantity - minOrder) % stepQuantity === 0 ? null : 'betweenSteps';
}

/** The nearest lower and higher quantities that can be ordered: next to one that cannot, or one step away. */
export function nearestQuantities({ minOrder, stepQuantity }: QuantityTerms, quantity: number) {
  const steps = (quantity - minOrder) / stepQuantity;
  const at = (step: number) =>
    Math.max(minOrder, Math.min(minOrder + step * stepQuantity, largest({ minOrder, stepQuantity })));
  return { below: at(Math.ceil(steps) - 1), above: at(Math.floor(steps) + 1) };
}

function largest({ minOrder, stepQuantity }: QuantityTerms): number {
  return minOrder + Math.floor(Math.max(0, MAX_QUANTITY - minOrder) / stepQuantity) * stepQuantity;
}

/** Index of the last tier that a quantity reaches; -1 before the first. */
export function tierIndexOf(tiers: readonly PriceTier[], quantity: number): number {
  return tiers.findLastIndex(({ minQuantity }) => minQuantity <= quantity);
}

/** The price of one unit at this quantity; null for an inquiry. */
export function unitPriceOf({ priceRial, priceTiers }: PriceTerms, quantity: number): number | null {
  return priceTiers[tierIndexOf(priceTiers, quantity)]?.priceRial ?? priceRial;
}

/** The total price of this quantity; null for an inquiry, and for a total that no number represents exactly. */
export function totalOf(terms: PriceTerms, quantity: number): number | null {
  const unitPrice = unitPriceOf(terms, quantity);
  const total = unitPrice === null ? null : unitPrice * quantity;
  return total !== null && Number.isSafeInteger(total) ? total : null;
}

/** How many more units reach the next tier, and how much cheaper one unit then is; null at the last tier. */
export function nextSaving(terms: PriceTerms & QuantityTerms, quantity: number) {
  const next = terms.priceTiers[tierIndexOf(terms.priceTiers, quantity) + 1];
  const unitPrice = unitPriceOf(terms, quantity);
  if (next === undefined || unitPrice === null) {
    return null;
  }
  // The tier may begin between two steps: only a quantity that can be ordered is proposed.
  const reached = firstAtLeast(terms, next.minQuantity);
  const saved = unitPrice - (unitPriceOf(terms, reached) ?? unitPrice);
  return saved > 0 && reached > quantity ? { more: reached - quantity, savedRial: saved } : null;
}

function firstAtLeast({ minOrder, stepQuantity }: QuantityTerms, quantity: number): number {
  return minOrder + Math.max(0, Math.ceil((quantity - minOrder) / stepQuantity)) * stepQuantity;
}
