import type { PriceTier, SupplierProduct } from '@bazaar/contracts/product';
import { parseNumberFa } from '@bazaar/locale';

/** What an offer says of quantities. */
export type QuantityTerms = Pick<SupplierProduct, 'minOrder' | 'stepQuantity'>;

/** What an offer says of prices. */
type PriceTerms = Pick<SupplierProduct, 'priceRial' | 'priceTiers'>;

/** More than this no call accepts. */
export const MAX_QUANTITY = 1_000_000;

/** Why a quantity cannot be asked for; the first two are the services' own words. */
type QuantityProblem = 'belowMinimum' | 'betweenSteps' | 'notWhole' | 'tooMany';

/** A quantity as people write it: three digit scripts, thousands signs; null for what is no whole number above 0. */
export function readQuantity(text: string): number | null {
  const value = parseNumberFa(text);
  return value !== null && Number.isInteger(value) && value > 0 ? value : null;
}

/** Why so many cannot be ordered; null when they can. */
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

/** The quantities that can be ordered next to one that cannot, or that is to be raised or lowered by one step. */
export function nearestQuantities({ minOrder, stepQuantity }: QuantityTerms, quantity: number) {
  const steps = (quantity - minOrder) / stepQuantity;
  const at = (step: number) =>
    Math.max(minOrder, Math.min(minOrder + step * stepQuantity, largest({ minOrder, stepQuantity })));
  return { below: at(Math.ceil(steps) - 1), above: at(Math.floor(steps) + 1) };
}

function largest({ minOrder, stepQuantity }: QuantityTerms): number {
  return minOrder + Math.floor(Math.max(0, MAX_QUANTITY - minOrder) / stepQuantity) * stepQuantity;
}

/** The last tier that a quantity reaches; -1 before the first. */
export function tierIndexOf(tiers: readonly PriceTier[], quantity: number): number {
  return tiers.findLastIndex(({ minQuantity }) => minQuantity <= quantity);
}

/** The price of one unit when so many are taken; null for an inquiry. */
export function unitPriceOf({ priceRial, priceTiers }: PriceTerms, quantity: number): number | null {
  return priceTiers[tierIndexOf(priceTiers, quantity)]?.priceRial ?? priceRial;
}

/** The price of so many; null for an inquiry, and for a sum that no number holds exactly. */
export function totalOf(terms: PriceTerms, quantity: number): number | null {
  const unitPrice = unitPriceOf(terms, quantity);
  const total = unitPrice === null ? null : unitPrice * quantity;
  return total !== null && Number.isSafeInteger(total) ? total : null;
}

/** How many more reach the next tier, and what one unit then costs less; null at the last tier. */
export function nextSaving(terms: PriceTerms & QuantityTerms, quantity: number) {
  const next = terms.priceTiers[tierIndexOf(terms.priceTiers, quantity) + 1];
  const unitPrice = unitPriceOf(terms, quantity);
  if (next === undefined || unitPrice === null) {
    return null;
  }
  // The tier may begin between two steps: only what can be ordered is proposed.
  const reached = firstAtLeast(terms, next.minQuantity);
  const saved = unitPrice - (unitPriceOf(terms, reached) ?? unitPrice);
  return saved > 0 && reached > quantity ? { more: reached - quantity, savedRial: saved } : null;
}

function firstAtLeast({ minOrder, stepQuantity }: QuantityTerms, quantity: number): number {
  return minOrder + Math.max(0, Math.ceil((quantity - minOrder) / stepQuantity)) * stepQuantity;
}
