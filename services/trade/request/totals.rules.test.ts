import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeTotals, priceFor } from './totals.rules.ts';

const line = (quantity: number, unitPriceRial: number | null, basePriceRial = unitPriceRial) => ({
  quantity,
  unitPriceRial,
  basePriceRial,
});
const sum = (parts: Partial<Parameters<typeof computeTotals>[0]>) =>
  computeTotals({ lines: [], deliveryRial: 0, vatPercent: 10, membershipFeeRial: 0, ...parts });

describe('computeTotals', () => {
  it('adds goods, discount, delivery, tax and fee', () => {
    const lines = [line(20, 9_000_000, 10_000_000), line(3, 1_500_000)];

    expect(sum({ lines, deliveryRial: 5_000_000, membershipFeeRial: 45_000_000 })).toEqual({
      goodsRial: 204_500_000,
      discountRial: 20_000_000,
      deliveryRial: 5_000_000,
      vatPercent: 10,
      vatRial: 18_950_000,
      membershipFeeRial: 45_000_000,
      payableRial: 253_450_000,
      unpricedLines: 0,
    });
  });

  it.each([
    [4, 10, 0],
    [5, 10, 1],
    [14, 10, 1],
    [15, 10, 2],
    [50, 9, 5],
    [49, 9, 4],
  ])('rounds the tax of %i rial at %i %% half up to %i', (amount, vatPercent, vatRial) => {
    expect(sum({ lines: [line(1, amount)], vatPercent })?.vatRial).toBe(vatRial);
  });

  it('counts lines that have no price yet, and leaves them out', () => {
    expect(sum({ lines: [line(2, 100), line(5, null)] })).toMatchObject({ goodsRial: 200, unpricedLines: 1 });
  });

  it('returns null for a sum that JSON cannot represent', () => {
    expect(sum({ lines: [line(1_000_000, 1_000_000_000_000)] })).toBe(null);
    expect(sum({ lines: [line(1, Number.MAX_SAFE_INTEGER)], vatPercent: 0 })?.payableRial).toBe(2 ** 53 - 1);
    expect(sum({ lines: [line(1, Number.MAX_SAFE_INTEGER)], vatPercent: 0, deliveryRial: 1 })).toBe(null);
  });

  it('always returns consistent sums, in whole rial', () => {
    const price = fc.integer({ min: 0, max: 1_000_000_000 });
    const lines = fc
      .array(fc.record({ quantity: fc.integer({ min: 1, max: 10_000 }), unit: price, extra: price }), {
        maxLength: 50,
      })
      .map((given) => given.map(({ quantity, unit, extra }) => line(quantity, unit, unit + extra)));
    const vatPercent = fc.constantFrom(9, 10);
    const parts = fc.record({ lines, deliveryRial: price, vatPercent, membershipFeeRial: price });
    fc.assert(
      fc.property(parts, (given) => {
        const totals = sum(given);
        if (totals === null) {
          throw new Error('These sums are far below 2^53.');
        }
        const { goodsRial, discountRial, vatRial, membershipFeeRial, payableRial } = totals;
        const taxed = goodsRial - discountRial + given.deliveryRial;
        expect(payableRial).toBe(taxed + vatRial + membershipFeeRial);
        expect(Math.abs(vatRial * 100 - taxed * given.vatPercent)).toBeLessThanOrEqual(50);
        expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });
});

describe('priceFor', () => {
  const tiered = {
    priceKind: 'tiered',
    priceRial: 1_000,
    priceTiers: [
      { minQuantity: 10, priceRial: 1_000 },
      { minQuantity: 100, priceRial: 900 },
      { minQuantity: 500, priceRial: 800 },
    ],
    priceValidUntil: '2026-11-20',
  } as const;

  it.each([
    [10, 1_000],
    [99, 1_000],
    [100, 900],
    [499, 900],
    [500, 800],
  ])('uses the tier of %i', (quantity, unitPriceRial) => {
    expect(priceFor(tiered, quantity, '2026-11-20')).toEqual({ basePriceRial: 1_000, unitPriceRial });
  });

  it('returns no price for items on inquiry, nor after its last day', () => {
    const none = { basePriceRial: null, unitPriceRial: null };

    expect(priceFor({ ...tiered, priceKind: 'inquiry', priceRial: null }, 10, '2026-11-20')).toEqual(none);
    expect(priceFor(tiered, 10, '2026-11-21')).toEqual(none);
  });
});
