import type { PriceTier } from '@bazaar/contracts/product';
import { MAXIMUM_QUANTITY, readQuantity } from './line-texts.rules.ts';

/** What the supplier says of an item that lines depend on. */
export interface ItemTerms {
  minOrder: number;
  stepQuantity: number;
  priceRial: number | null;
  priceTiers: readonly PriceTier[];
}

export type QuantityFault = 'missing' | 'notWhole' | 'tooMany' | 'belowMinimum' | 'betweenSteps';

/** Why a typed quantity cannot be ordered; null when it can. Without terms, any whole number can. */
export function quantityFault(text: string, terms: ItemTerms | null): QuantityFault | null {
  if (text.trim() === '') {
    return 'missing';
  }
  const quantity = readQuantity(text);
  if (quantity === null) {
    return 'notWhole';
  }
  if (quantity > MAXIMUM_QUANTITY) {
    return 'tooMany';
  }
  if (terms === null) {
    return null;
  }
  if (quantity < terms.minOrder) {
    return 'belowMinimum';
  }
  return (quantity - terms.minOrder) % terms.stepQuantity === 0 ? null : 'betweenSteps';
}

/** The nearest quantities that can be ordered, lower first; one where both are the same. */
export function nearestQuantities(quantity: number, { minOrder, stepQuantity }: ItemTerms): number[] {
  const steps = Math.max(0, (Math.min(quantity, MAXIMUM_QUANTITY) - minOrder) / stepQuantity);
  const candidates = [Math.floor(steps), Math.ceil(steps)].map((step) => minOrder + step * stepQuantity);
  return [...new Set(candidates)].filter((candidate) => candidate <= MAXIMUM_QUANTITY);
}

/** One step up or down from a typed quantity; the smallest possible one where nothing can be read. */
export function steppedQuantity(text: string, terms: ItemTerms | null, by: 1 | -1): number {
  const { minOrder, stepQuantity } = terms ?? { minOrder: 1, stepQuantity: 1 };
  const quantity = readQuantity(text);
  if (quantity === null) {
    return minOrder;
  }
  const steps = (quantity - minOrder) / stepQuantity;
  const step = by === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  const last = Math.floor((MAXIMUM_QUANTITY - minOrder) / stepQuantity);
  return minOrder + Math.min(Math.max(step, 0), Math.max(last, 0)) * stepQuantity;
}

/** The list price of one unit at a quantity; null for an inquiry. */
export function unitPriceOf({ priceRial, priceTiers }: ItemTerms, quantity: number): number | null {
  return priceTiers.findLast(({ minQuantity }) => minQuantity <= quantity)?.priceRial ?? priceRial;
}
