import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  leastOrder,
  MAX_QUANTITY,
  nearestOrder,
  orderProblem,
  ordersAround,
  termsForQuantity,
  tierIndexOf,
  totalOf,
  unitPriceOf,
} from './order-terms.ts';

const bySteps = { minOrder: 10, stepQuantity: 5 };
const priceTiers = [
  { minQuantity: 10, priceRial: 100 },
  { minQuantity: 50, priceRial: 96 },
  { minQuantity: 200, priceRial: 91 },
];
const offer = { ...bySteps, priceRial: 100, priceTiers, stock: 60 };

describe('a quantity', () => {
  it('counts steps from the minimum order', () => {
    expect([9, 10, 12, 15].map((quantity) => orderProblem(bySteps, quantity))).toEqual([
      'belowMinimum',
      null,
      'betweenSteps',
      null,
    ]);
  });

  it.each([
    [20, { below: 15, above: 25 }],
    [22, { below: 20, above: 25 }],
    [3, { below: 10, above: 10 }],
    [10, { below: 10, above: 15 }],
    [5 * MAX_QUANTITY, { below: MAX_QUANTITY, above: MAX_QUANTITY }],
  ])('of %d has %j around it', (quantity, around) => {
    expect(ordersAround(bySteps, quantity)).toEqual(around);
  });

  it('is never proposed when it cannot be ordered', () => {
    const terms = fc.record({
      minOrder: fc.integer({ min: 1, max: 500 }),
      stepQuantity: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 2 * MAX_QUANTITY }), (own, wanted) => {
        const { below, above } = ordersAround(own, wanted);
        const proposed = [below, above, nearestOrder(own, wanted), leastOrder(own, wanted)];
        expect(proposed.map((quantity) => orderProblem(own, quantity))).toEqual([null, null, null, null]);
        expect(Math.max(below, above, nearestOrder(own, wanted))).toBeLessThanOrEqual(MAX_QUANTITY);
        expect(leastOrder(own, wanted)).toBeGreaterThanOrEqual(wanted);
      }),
    );
  });

  it('is rounded to the nearest, or up', () => {
    expect([3, 12, 13].map((wanted) => nearestOrder(bySteps, wanted))).toEqual([10, 10, 15]);
    expect([3, 11, 15].map((wanted) => leastOrder(bySteps, wanted))).toEqual([10, 15, 15]);
  });

  it('is never rounded to more than the endpoints accept', () => {
    const terms = { minOrder: 3, stepQuantity: 400_000 };
    expect(nearestOrder(terms, MAX_QUANTITY)).toBe(800_003);
    expect(nearestOrder(terms, 5 * MAX_QUANTITY)).toBe(800_003);
    expect(leastOrder(terms, MAX_QUANTITY)).toBe(1_200_003);
  });
});

describe('the price of a quantity', () => {
  it.each([
    [9, -1, 100],
    [10, 0, 100],
    [49, 0, 100],
    [50, 1, 96],
    [199, 1, 96],
    [200, 2, 91],
    [5000, 2, 91],
  ])('for %d is that of tier %d: %d', (quantity, tier, price) => {
    expect(tierIndexOf(priceTiers, quantity)).toBe(tier);
    expect(unitPriceOf(offer, quantity)).toBe(price);
  });

  it('is the single price when there are no tiers, and null for an inquiry', () => {
    expect(unitPriceOf({ priceRial: 100, priceTiers: [] }, 500)).toBe(100);
    expect(totalOf({ priceRial: 70, priceTiers: [] }, 3)).toBe(210);
    expect(totalOf({ priceRial: null, priceTiers: [] }, 3)).toBeNull();
  });

  it('never rises with the quantity', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (one, more) => {
        expect(unitPriceOf(offer, one + more)).toBeLessThanOrEqual(unitPriceOf(offer, one) ?? 0);
      }),
    );
  });

  it('is null in all when no number represents the total exactly', () => {
    expect(totalOf({ priceRial: Number.MAX_SAFE_INTEGER, priceTiers: [] }, 2)).toBeNull();
  });

  it('comes with the problem and the stock', () => {
    expect(termsForQuantity(offer, 60)).toEqual({
      quantity: 60,
      unitPriceRial: 96,
      totalRial: 5760,
      problem: null,
      inStock: true,
    });
    expect(termsForQuantity({ ...offer, stock: null }, 62)).toMatchObject({
      inStock: null,
      problem: 'betweenSteps',
    });
    expect(termsForQuantity(offer, 65)).toMatchObject({ inStock: false });
  });
});
