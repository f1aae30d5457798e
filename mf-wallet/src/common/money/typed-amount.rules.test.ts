import { describe, expect, it } from 'vitest';
import { readAmount } from './typed-amount.rules.ts';

const limits = { minRial: 100_000, maxRial: 2_000_000_000 };

describe('an amount typed in toman', () => {
  it.each([
    ['1000000', 10_000_000],
    ['۱٬۰۰۰٬۰۰۰', 10_000_000],
    ['١٠٠٠٠٠٠', 10_000_000],
    ['1,000,000', 10_000_000],
    [' ۱ ۰۰۰ ۰۰۰ ', 10_000_000],
    ['10000', 100_000],
    ['200000000', 2_000_000_000],
  ])('is read in any digits and with separators: %s', (text, amountRial) => {
    expect(readAmount(text, limits)).toEqual({ amountRial, fault: null });
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['ده', 'unreadable'],
    ['12a', 'unreadable'],
    ['0', 'zero'],
    ['۰', 'zero'],
    ['-5', 'negative'],
    ['۱۲٫۵', 'fraction'],
    ['0.5', 'fraction'],
    ['99999999999999999999', 'tooLong'],
    ['999999999999999', 'tooLong'],
    ['9999', 'below'],
    ['200000001', 'above'],
  ])('has a fault of its own: «%s» is %s', (text, fault) => {
    expect(readAmount(text, limits)).toEqual({ amountRial: null, fault });
  });
});
