import { describe, expect, it } from 'vitest';
import { legalIdOf } from './legal-id.ts';
import { choosePrice } from './prices.ts';
import { chooseValues } from './property-values.ts';
import { createRandom } from './random.ts';
import { fill, persianNumber } from './template.ts';
import type { VocabularyBaseProduct } from './vocabulary.ts';

const NOW = new Date('2026-11-20T08:00:00.000Z');

function productWith(properties: VocabularyBaseProduct['properties']): VocabularyBaseProduct {
  const prices = { saleUnit: 'عدد', priceMin: 1000, priceMax: 9000, minOrder: 1 };
  return { id: 1, title: 'کالا', categoryId: 2011, topCategoryId: 2010, ...prices, properties };
}

describe('the values of an offer', () => {
  const style = { sku: 'X', size: '{power}' };

  it('are manufactured sizes within the window, larger for a larger offer', () => {
    const product = productWith({ power: { min: 1, max: 60 } });
    const powers = [0, 0.5, 1].map((size) => {
      const power = chooseValues(product, style, { size, random: createRandom('values') }).get('power');
      return power !== undefined && 'value' in power ? power.value : Number.NaN;
    });
    expect(powers).toEqual([...powers].sort((one, other) => one - other));
    expect(powers[0]).toBeGreaterThanOrEqual(1);
    expect(powers[2]).toBe(55);
  });

  it('are the single value of a window with equal ends, and a range for working temperatures', () => {
    const product = productWith({ volt: { min: 24, max: 24 }, temp: { min: -20, max: 180 } });
    const values = chooseValues(product, style, { size: 0.4, random: createRandom('values') });
    expect(values.get('volt')).toEqual({ value: 24, maxValue: null });
    expect(values.get('temp')).toEqual({ value: -20, maxValue: 180 });
  });

  it('belong together when they are those of a model', () => {
    const sets = [
      { model: '6204', bore: 20 },
      { model: '6314', bore: 70 },
    ];
    const product = productWith({ bore: { min: 5, max: 150 } });
    const values = chooseValues(product, { ...style, sets }, { size: 0.9, random: createRandom('values') });
    expect(values.get('model')).toEqual({ text: '6314' });
    expect(values.get('bore')).toEqual({ value: 70, maxValue: null });
  });
});

describe('prices', () => {
  it('stay inside the band and in whole rial', () => {
    const random = createRandom('prices');
    for (let round = 0; round < 500; round += 1) {
      const price = choosePrice(random, {
        band: [42_000, 61_000],
        size: random.next(),
        minOrder: 100,
        now: NOW,
      });
      if (price.price_kind === 'inquiry') {
        expect(price.price_rial).toBeNull();
      } else {
        expect(price.price_rial).toBeGreaterThanOrEqual(420_000);
        expect(price.price_rial).toBeLessThanOrEqual(610_000);
      }
    }
  });

  it('fall with the quantity when tiered', () => {
    const random = createRandom('tiers');
    const prices = Array.from({ length: 200 }, () =>
      choosePrice(random, { band: [42_000, 61_000], size: 0.5, minOrder: 10, now: NOW }),
    );
    const tiered = prices.filter(({ price_kind }) => price_kind === 'tiered');
    expect(tiered.length).toBeGreaterThan(0);
    for (const { price_tiers, price_rial } of tiered) {
      expect(price_tiers[0]).toEqual({ minQuantity: 10, priceRial: price_rial });
      const falling = price_tiers.map(({ priceRial }) => priceRial);
      expect(falling).toEqual([...falling].sort((one, other) => other - one));
    }
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
