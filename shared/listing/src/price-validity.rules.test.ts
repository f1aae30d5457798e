import { describe, expect, it } from 'vitest';
import { isPriceOutdated } from './price-validity.rules.ts';

describe('isPriceOutdated', () => {
  it('returns false until the price’s last day is over in Tehran', () => {
    const product = { priceRial: 10, priceValidUntil: '2026-11-20' };

    expect(isPriceOutdated(product, '2026-11-20T20:29:59Z')).toBe(false);
    expect(isPriceOutdated(product, '2026-11-20T20:30:00Z')).toBe(true);
  });

  it('returns false for a price without an end date, and without a price', () => {
    const now = '2026-11-20T20:30:00Z';

    expect(isPriceOutdated({ priceRial: 10, priceValidUntil: null }, now)).toBe(false);
    expect(isPriceOutdated({ priceRial: null, priceValidUntil: '2020-01-01' }, now)).toBe(false);
  });
});
