import { describe, expect, it } from 'vitest';
import { legalIdOf } from './legal-id.ts';
import { ALWAYS_FIXED, choosePrice, priceAround, priceInBand, USUAL_SHARES } from './prices.ts';
import { createRandom } from './random.ts';
import { fill, persianNumber } from './template.ts';

const NOW = new Date('2026-11-20T08:00:00.000Z');
const random = createRandom('prices');
const wish = { toman: 42_123, minOrder: 10, updatedAt: NOW, isOld: false, shares: USUAL_SHARES };
const many = <Made>(make: () => Made) => Array.from({ length: 500 }, make);

describe('prices', () => {
  it('are in whole rial with three significant digits, and none for an inquiry', () => {
    const prices = many(() => choosePrice(random, wish));

    expect(new Set(prices.map(({ price_rial }) => price_rial))).toEqual(new Set([421_000, null]));
    for (const { price_kind, price_rial, price_valid_until } of prices) {
      expect(price_rial === null).toBe(price_kind === 'inquiry');
      expect(price_valid_until === null).toBe(price_kind === 'inquiry');
    }
  });

  it('fall with the quantity when tiered', () => {
    const tiered = many(() => choosePrice(random, wish)).filter(({ price_kind }) => price_kind === 'tiered');

    expect(tiered.length).toBeGreaterThan(0);
    for (const { price_tiers, price_rial } of tiered) {
      expect(price_tiers[0]).toEqual({ minQuantity: 10, priceRial: price_rial });
      const falling = price_tiers.map(({ priceRial }) => priceRial);
      expect(falling).toEqual([...falling].sort((one, other) => other - one));
    }
  });

  it('are outdated after fifteen days when they are old, and valid for at least as long otherwise', () => {
    const daysOf = (isOld: boolean) =>
      many(() => choosePrice(random, { ...wish, isOld, shares: ALWAYS_FIXED })).map(
        ({ price_valid_until }) => price_valid_until,
      );

    expect(new Set(daysOf(true))).toEqual(new Set(['2026-12-05']));
    expect(new Set(daysOf(false))).toEqual(new Set(['2026-12-05', '2026-12-10', '2026-12-20']));
  });

  it('lie inside a band, or within eight per cent of what a good usually costs', () => {
    for (const price of many(() => priceInBand(random, [42_000, 61_000]))) {
      expect(price).toBeGreaterThanOrEqual(42_000);
      expect(price).toBeLessThanOrEqual(61_000);
    }
    const around = many(() => priceAround(random, 1000));
    expect(Math.min(...around)).toBeGreaterThanOrEqual(920);
    expect(Math.max(...around)).toBeLessThanOrEqual(1080);
  });
});

describe('texts', () => {
  it('show numbers in Persian digits', () => {
    expect(persianNumber(7.5)).toBe('۷٫۵');
    expect(persianNumber(1200)).toBe('۱۲۰۰');
  });

  it('refuse a placeholder without a value', () => {
    expect(fill('{a} و {b#}', { a: 'الف', 'b#': 'ب' })).toBe('الف و ب');
    expect(() => fill('{c}', {})).toThrow(RangeError);
  });

  it("compute the check digit of a company's national id", () => {
    expect(legalIdOf('1010000001')).toMatch(/^1010000001\d$/);
    expect(() => legalIdOf('101')).toThrow(RangeError);
  });
});
