import { type QuantityTerms, quantityProblem } from '../../common/request/quantity.rules.ts';

/**
 * The quantity for calculations until the visitor chooses one: the smallest that more than half of the offers
 * allow, or else the one that the largest number of offers allows.
 */
export function startingQuantity(offers: readonly QuantityTerms[]): number {
  const candidates = [...new Set(offers.map(({ minOrder }) => minOrder))]
    .sort((a, b) => a - b)
    .map((quantity) => ({
      quantity,
      allowing: offers.filter((offer) => quantityProblem(offer, quantity) === null).length,
    }));
  const most = Math.max(0, ...candidates.map(({ allowing }) => allowing));
  const chosen =
    candidates.find(({ allowing }) => allowing * 2 > offers.length) ??
    candidates.find(({ allowing }) => allowing === most);
  return chosen?.quantity ?? 1;
}

/** The amount by which «+» and «−» change the quantity: the smallest step of the offers. */
export function quantityStep(offers: readonly QuantityTerms[]): number {
  return offers.length === 0 ? 1 : Math.min(...offers.map(({ stepQuantity }) => stepQuantity));
}
