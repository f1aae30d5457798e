import { MAX_QUANTITY } from '@bazaar/contracts/product';
import { describe, expect, it } from 'vitest';
import { nextSaving, quantityProblem, readQuantity } from './quantity.rules.ts';

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

describe('nextSaving', () => {
  it('returns how many more units bring a lower price, in whole steps', () => {
    expect(nextSaving(tiered, 20)).toEqual({ more: 5, savedRial: 60 });
    expect(nextSaving(tiered, 25)).toEqual({ more: 25, savedRial: 50 });
  });

  it('proposes the largest quantity that can be ordered, and none above it', () => {
    const wide = (stepQuantity: number) => ({
      ...{ minOrder: 400_000, stepQuantity, priceRial: 9 },
      priceTiers: [
        { minQuantity: 400_000, priceRial: 9 },
        { minQuantity: 900_000, priceRial: 8 },
      ],
    });

    expect(nextSaving(wide(600_000), 400_000)).toEqual({ more: 600_000, savedRial: 1 });
    expect(nextSaving(wide(700_000), 400_000)).toBeNull();
  });

  it('returns null at the last tier, without tiers, and on inquiry', () => {
    expect(nextSaving(tiered, 50)).toBeNull();
    expect(nextSaving({ ...bySteps, priceRial: 5, priceTiers: [] }, 10)).toBeNull();
    expect(nextSaving({ ...bySteps, priceRial: null, priceTiers: [] }, 10)).toBeNull();
  });
});
