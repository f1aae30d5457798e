import {
  MAX_QUANTITY,
  type OrderTerms,
  orderProblem,
  ordersAround,
  type PriceTerms,
} from '@bazaar/contracts/product';
import { readQuantity } from './line-texts.rules.ts';

/** What the supplier says of an item that lines depend on. */
export interface ItemTerms extends OrderTerms, PriceTerms {}

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
  if (quantity > MAX_QUANTITY) {
    return 'tooMany';
  }
  return terms === null ? null : orderProblem(terms, quantity);
}

/** The nearest quantities that can be ordered, lower first; one where both are the same. */
export function nearestQuantities(quantity: number, terms: ItemTerms): number[] {
  const isRight = quantity <= MAX_QUANTITY && orderProblem(terms, quantity) === null;
  const { below, above } = ordersAround(terms, quantity);
  return isRight ? [quantity] : [...new Set([below, above])];
}

const ANY: OrderTerms = { minOrder: 1, stepQuantity: 1 };

/** One step up or down from a typed quantity; the smallest possible one where nothing can be read. */
export function steppedQuantity(text: string, terms: ItemTerms | null, by: 1 | -1): number {
  const quantity = readQuantity(text);
  if (quantity === null) {
    return (terms ?? ANY).minOrder;
  }
  const { below, above } = ordersAround(terms ?? ANY, quantity);
  return by === 1 ? above : below;
}
