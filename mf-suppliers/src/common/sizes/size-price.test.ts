import { describe, expect, it } from 'vitest';
import { isInMillions, leadText, sizePriceText } from './size-price.ts';

describe('leadText', () => {
  it.each([
    [0, 'فوری'],
    [3, '۳ روز'],
    [7, '۱ هفته'],
    [10, '۱۰ روز'],
    [17, '۱۷ روز'],
    [28, '۴ هفته'],
  ])('says of %i days «%s», never fewer or more', (days, text) => {
    expect(leadText(days)).toBe(text);
  });
});

describe('sizePriceText', () => {
  it('is the price in toman, «استعلام» without one, and nothing without offers', () => {
    expect(sizePriceText({ minPriceRial: 514_000_000, offersCount: 2 })).toBe('۵۱٬۴۰۰٬۰۰۰');
    expect(sizePriceText({ minPriceRial: 514_000_000, offersCount: 2 }, true)).toBe('۵۱٫۴');
    expect(sizePriceText({ minPriceRial: null, offersCount: 2 })).toBe('استعلام');
    expect(sizePriceText({ minPriceRial: null, offersCount: 0 })).toBeNull();
  });
});

describe('isInMillions', () => {
  it('is true when every price is a million toman or more', () => {
    expect(isInMillions([{ minPriceRial: 10_000_000 }, { minPriceRial: null }])).toBe(true);
    expect(isInMillions([{ minPriceRial: 10_000_000 }, { minPriceRial: 9_999_999 }])).toBe(false);
    expect(isInMillions([{ minPriceRial: null }])).toBe(false);
  });
});
