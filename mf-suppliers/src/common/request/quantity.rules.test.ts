import { describe, expect, it } from 'vitest';
import {
  MAX_QUANTITY,
  nearestQuantities,
  nextSaving,
  quantityProblem,
  readQuantity,
  tierIndexOf,
  totalOf,
  unitPriceOf,
} from './quantity.rules.ts';

const bySteps = { minOrder: 10, stepQuantity: 5 };
const tiers = [
  { minQuantity: 10, priceRial: 920 },
  { minQuantity: 22, priceRial: 860 },
  { minQuantity: 50, priceRial: 810 },
];
const tiered = { ...bySteps, priceRial: 920, priceTiers: tiers };

describe('readQuantity', () => {
  it.each([
    ['12', 12],
    ['۱۲', 12],
    ['١٢', 12],
    [' ۱٬۲۰۰ ', 1200],
  ])('returns the status of %s', (text, quantity) => {
    expect(readQuantity(text)).toBe(quantity);
  });

  it.each(['', '0', '-3', '۲٫۵', 'ده', '1e3', '<b>'])('refuses «%s»', (text) => {
    expect(readQuantity(text)).toBeNull();
  });
});

describe('quantityProblem', () => {
  it('counts steps from the minimum order', () => {
    expect(quantityProblem(bySteps, 10)).toBeNull();
    expect(quantityProblem(bySteps, 25)).toBeNull();
    expect(quantityProblem(bySteps, 9)).toBe('belowMinimum');
    expect(quantityProblem(bySteps, 12)).toBe('betweenSteps');
  });

  it('recognizes a missing quantity and one above the maximum', () => {
    expect(quantityProblem(bySteps, null)).toBe('notWhole');
    expect(quantityProblem({ minOrder: 1, stepQuantity: 1 }, MAX_QUANTITY)).toBeNull();
    expect(quantityProblem({ minOrder: 1, stepQuantity: 1 }, MAX_QUANTITY + 1)).toBe('tooMany');
  });
});

describe('nearestQuantities', () => {
  it('returns the quantities one step away', () => {
    expect(nearestQuantities(bySteps, 20)).toEqual({ below: 15, above: 25 });
  });

  it('returns the nearest quantities that can be ordered around one that cannot', () => {
    expect(nearestQuantities(bySteps, 22)).toEqual({ below: 20, above: 25 });
    expect(nearestQuantities(bySteps, 3)).toEqual({ below: 10, above: 10 });
  });

  it('returns only quantities that can be ordered', () => {
    expect(nearestQuantities(bySteps, 10).below).toBe(10);
    expect(nearestQuantities(bySteps, MAX_QUANTITY).above).toBe(MAX_QUANTITY);
    for (const quantity of [1, 10, 13, 999_998, MAX_QUANTITY, 5 * MAX_QUANTITY]) {
      const { below, above } = nearestQuantities(bySteps, quantity);
      expect(quantityProblem(bySteps, below)).toBeNull();
      expect(quantityProblem(bySteps, above)).toBeNull();
    }
  });
});

describe('the price', () => {
  it('is that of the last tier reached', () => {
    expect([9, 10, 21, 22, 50, 900].map((quantity) => tierIndexOf(tiers, quantity))).toEqual([
      -1, 0, 0, 1, 2, 2,
    ]);
    expect(unitPriceOf(tiered, 30)).toBe(860);
    expect(totalOf(tiered, 30)).toBe(25_800);
  });

  it('is the single price without tiers, and null on inquiry', () => {
    expect(totalOf({ priceRial: 70, priceTiers: [] }, 3)).toBe(210);
    expect(totalOf({ priceRial: null, priceTiers: [] }, 3)).toBeNull();
  });

  it('is null when no number represents the total exactly', () => {
    expect(totalOf({ priceRial: 9_007_199_254_740_991, priceTiers: [] }, 2)).toBeNull();
  });
});

describe('nextSaving', () => {
  it('returns how many more units bring a lower price, in whole steps', () => {
    expect(nextSaving(tiered, 20)).toEqual({ more: 5, savedRial: 60 });
    expect(nextSaving(tiered, 25)).toEqual({ more: 25, savedRial: 50 });
  });

  it('returns null at the last tier, without tiers, and on inquiry', () => {
    expect(nextSaving(tiered, 50)).toBeNull();
    expect(nextSaving({ ...bySteps, priceRial: 5, priceTiers: [] }, 10)).toBeNull();
    expect(nextSaving({ ...bySteps, priceRial: null, priceTiers: [] }, 10)).toBeNull();
  });
});
