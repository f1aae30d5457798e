import { type QuantityTerms, quantityProblem } from '../../common/request/quantity.rules.ts';

/**
 * What to reckon with until the visitor names a quantity: the smallest one that more than half of the offers allow, or
 * else the one that as many as possible do.
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

/** By how much «+» and «−» change the quantity: the smallest step of the offers. */
export function quantityStep(offers: readonly QuantityTerms[]): number {
  return offers.length === 0 ? 1 : Math.min(...offers.map(({ stepQuantity }) => stepQuantity));
}
