import type { PriceTier } from '@bazaar/contracts/product';

/** The fields that determine the price of a quantity. */
export interface PricedItem {
  readonly priceRial: number | null;
  /** Smallest quantity first. */
  readonly priceTiers: readonly PriceTier[];
  readonly minOrder: number;
  readonly stepQuantity: number;
  readonly stock: number | null;
}

/** The price of one unit at a quantity: that of the last tier it reaches; null for an inquiry. */
export function unitPriceOf({ priceRial, priceTiers }: PricedItem, quantity: number): number | null {
  const reached = priceTiers.filter(({ minQuantity }) => minQuantity <= quantity);
  return reached.at(-1)?.priceRial ?? priceRial;
}

/** Why this quantity cannot be ordered; null when it can. */
export function quantityProblem({ minOrder, stepQuantity }: PricedItem, quantity: number) {
  if (quantity < minOrder) {
    return 'belowMinimum';
  }
  return (quantity - minOrder) % stepQuantity === 0 ? null : 'betweenSteps';
}

/** The offer for a quantity; a total that JSON cannot represent exactly is left out. */
export function priceForQuantity(item: PricedItem, quantity: number) {
  const unitPriceRial = unitPriceOf(item, quantity);
  const total = unitPriceRial === null ? null : unitPriceRial * quantity;
  return {
    quantity,
    unitPriceRial,
    totalRial: total !== null && Number.isSafeInteger(total) ? total : null,
    problem: quantityProblem(item, quantity),
    inStock: item.stock === null ? null : item.stock >= quantity,
  } as const;
}
