import { expect, it } from 'vitest';
import { priceChange } from './favorite-price.rules.ts';

it.each([
  [1_000, 1_042, 0.042],
  [1_000, 900, -0.1],
  [1_000, 1_000, 0],
  [1_000_000, 1_000_100, 0],
  [null, 900, null],
  [1_000, null, null],
  [0, 900, null],
])('the change from %s to %s', (savedRial, currentRial, expected) => {
  const change = priceChange({ savedRial, currentRial, saleUnit: 'عدد' });

  expect(change).toEqual(expected === null ? null : expect.closeTo(expected, 10));
});
