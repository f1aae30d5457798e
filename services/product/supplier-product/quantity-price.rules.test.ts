import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceForQuantity, quantityProblem, unitPriceOf } from './quantity-price.rules.ts';

const item = {
  priceRial: 100,
  priceTiers: [
    { minQuantity: 10, priceRial: 100 },
    { minQuantity: 50, priceRial: 96 },
    { minQuantity: 200, priceRial: 91 },
  ],
  minOrder: 10,
  stepQuantity: 5,
  stock: 60,
};

describe('the price of a quantity', () => {
  it.each([
    [10, 100],
    [49, 100],
    [50, 96],
    [199, 96],
    [200, 91],
    [5000, 91],
  ])('for %d is %d', (quantity, price) => {
    expect(unitPriceOf(item, quantity)).toBe(price);
  });

  it('is the single price when there are no tiers, and null for an inquiry', () => {
    expect(unitPriceOf({ ...item, priceTiers: [] }, 500)).toBe(100);
    expect(unitPriceOf({ ...item, priceRial: null, priceTiers: [] }, 500)).toBeNull();
  });

  it('never rises with the quantity', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (one, more) => {
        expect(unitPriceOf(item, one + more)).toBeLessThanOrEqual(unitPriceOf(item, one) ?? 0);
      }),
    );
  });

  it('gives the reason why a quantity is not available', () => {
    expect([9, 10, 12, 15].map((quantity) => quantityProblem(item, quantity))).toEqual([
      'belowMinimum',
      null,
      'betweenSteps',
      null,
    ]);
  });

  it('comes with the total and the stock', () => {
    expect(priceForQuantity(item, 60)).toEqual({
      quantity: 60,
      unitPriceRial: 96,
      totalRial: 5760,
      problem: null,
      inStock: true,
    });
    expect(priceForQuantity({ ...item, stock: null }, 65)).toMatchObject({ inStock: null });
    expect(priceForQuantity(item, 65)).toMatchObject({ inStock: false });
    expect(
      priceForQuantity({ ...item, priceRial: Number.MAX_SAFE_INTEGER, priceTiers: [] }, 2).totalRial,
    ).toBeNull();
  });
});
