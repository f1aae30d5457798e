/** The largest quantity that the endpoints accept. */
export const MAX_QUANTITY = 1_000_000;

/** The part of an offer that limits quantities. */
export interface OrderTerms {
  readonly minOrder: number;
  readonly stepQuantity: number;
}

/** The part of an offer that sets prices. */
export interface PriceTerms {
  /** Null for an inquiry. */
  readonly priceRial: number | null;
  /** Smallest quantity first. */
  readonly priceTiers: readonly { readonly minQuantity: number; readonly priceRial: number }[];
}

/** Why a quantity cannot be ordered: fewer than `minOrder`, or between two steps from there. */
export const QUANTITY_PROBLEMS = ['belowMinimum', 'betweenSteps'] as const;
type QuantityProblem = (typeof QUANTITY_PROBLEMS)[number];

/** Why this quantity cannot be ordered; null when it can. */
export function orderProblem(
  { minOrder, stepQuantity }: OrderTerms,
  quantity: number,
): QuantityProblem | null {
  if (quantity < minOrder) {
    return 'belowMinimum';
  }
  return (quantity - minOrder) % stepQuantity === 0 ? null : 'betweenSteps';
}

/** The nearest lower and higher quantities that can be ordered: next to one that cannot, or one step away. */
export function ordersAround(terms: OrderTerms, quantity: number): { below: number; above: number } {
  const { minOrder, stepQuantity } = terms;
  const steps = (quantity - minOrder) / stepQuantity;
  const at = (step: number) => Math.max(minOrder, Math.min(minOrder + step * stepQuantity, largest(terms)));
  return { below: at(Math.ceil(steps) - 1), above: at(Math.floor(steps) + 1) };
}

function largest({ minOrder, stepQuantity }: OrderTerms): number {
  return minOrder + Math.floor(Math.max(0, MAX_QUANTITY - minOrder) / stepQuantity) * stepQuantity;
}

/** The quantity nearest to a wanted one that can be ordered. */
export function nearestOrder(terms: OrderTerms, wanted: number): number {
  const { minOrder, stepQuantity } = terms;
  const steps = Math.max(0, Math.round((wanted - minOrder) / stepQuantity));
  return Math.min(minOrder + steps * stepQuantity, largest(terms));
}

/**
 * The smallest quantity by the supplier's terms that is not below a wanted one. It may be above `MAX_QUANTITY`, where no
 * quantity that the endpoints accept reaches the wanted one.
 */
export function leastOrder({ minOrder, stepQuantity }: OrderTerms, wanted: number): number {
  return minOrder + Math.max(0, Math.ceil((wanted - minOrder) / stepQuantity)) * stepQuantity;
}

/** Index of the last tier that a quantity reaches; -1 before the first. */
export function tierIndexOf(tiers: PriceTerms['priceTiers'], quantity: number): number {
  return tiers.findLastIndex(({ minQuantity }) => minQuantity <= quantity);
}

/** The price of one unit at a quantity: that of the last tier it reaches; null for an inquiry. */
export function unitPriceOf({ priceRial, priceTiers }: PriceTerms, quantity: number): number | null {
  return priceTiers[tierIndexOf(priceTiers, quantity)]?.priceRial ?? priceRial;
}

/** The total price of a quantity; null for an inquiry, and for a total that no number represents exactly. */
export function totalOf(terms: PriceTerms, quantity: number): number | null {
  const unitPrice = unitPriceOf(terms, quantity);
  const total = unitPrice === null ? null : unitPrice * quantity;
  return total !== null && Number.isSafeInteger(total) ? total : null;
}

/** An offer for a quantity: prices, whether it can be ordered, and whether the stock has it. */
export function termsForQuantity(
  offer: OrderTerms & PriceTerms & { readonly stock: number | null },
  quantity: number,
) {
  return {
    quantity,
    unitPriceRial: unitPriceOf(offer, quantity),
    totalRial: totalOf(offer, quantity),
    problem: orderProblem(offer, quantity),
    inStock: offer.stock === null ? null : offer.stock >= quantity,
  };
}
