import { describe, expect, it } from 'vitest';
import { nearestQuantities, quantityFault, steppedQuantity } from './quantity.rules.ts';

const terms = {
  minOrder: 10,
  stepQuantity: 5,
  priceRial: 1_000,
  priceTiers: [
    { minQuantity: 10, priceRial: 1_000 },
    { minQuantity: 50, priceRial: 900 },
  ],
};

describe('a typed quantity', () => {
  it.each([
    ['', 'missing'],
    ['۱٫۵', 'notWhole'],
    ['0', 'notWhole'],
    ['ده', 'notWhole'],
    ['۱٬۰۰۰٬۰۰۱', 'tooMany'],
    ['۹', 'belowMinimum'],
    ['١٢', 'betweenSteps'],
    ['۱۵', null],
  ])('«%s» has the fault %s', (text, fault) => {
    expect(quantityFault(text, terms)).toBe(fault);
  });

  it('is any whole number without terms', () => {
    expect(quantityFault('۳', null)).toBeNull();
  });

  it.each([
    [12, [10, 15]],
    [3, [10]],
    [15, [15]],
    [2_000_000, [1_000_000]],
  ])('%d has the neighbours %j', (quantity, expected) => {
    expect(nearestQuantities(quantity, terms)).toEqual(expected);
  });

  it.each([
    ['۱۲', 1, 15],
    ['۱۲', -1, 10],
    ['۱۰', -1, 10],
    ['', 1, 10],
    ['1000000', 1, 1_000_000],
  ] as const)('«%s» steps by %d to %d', (text, by, expected) => {
    expect(steppedQuantity(text, terms, by)).toBe(expected);
  });
});
