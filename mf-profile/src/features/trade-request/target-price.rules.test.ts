import { describe, expect, it } from 'vitest';
import { readPrices } from './target-price.rules.ts';

describe('readPrices', () => {
  it('reads toman in any digits, and leaves empty fields out', () => {
    expect(readPrices({ 1: '۷۸٬۰۰۰٬۰۰۰', 2: ' ', 3: '4000' })).toEqual({
      prices: [
        { lineId: 1, targetPriceRial: 780_000_000 },
        { lineId: 3, targetPriceRial: 40_000 },
      ],
      faults: [],
    });
  });

  it.each(['ارزان', '-5', '1.5', '۱۰۰٬۰۰۰٬۰۰۰٬۰۰۱'])('refuses «%s»', (text) => {
    expect(readPrices({ 7: text, 8: '10' })).toEqual({
      prices: [{ lineId: 8, targetPriceRial: 100 }],
      faults: [7],
    });
  });
});
