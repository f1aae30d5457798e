import { expect, it } from 'vitest';
import { median, medianSlope } from './statistics.ts';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
  [[7], 7],
  [[null, 5, null], 5],
  [[-1, 0, 1], 0],
  [[null], null],
  [[], null],
])('the median of %j is %s', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('leaves the order of its input unchanged', () => {
  const values = [3, 1, 2];
  median(values);

  expect(values).toEqual([3, 1, 2]);
});

it.each([
  ['grows evenly', [1, 3, 5, 7], 2],
  ['stays', [4, 4, 4, 4], 0],
  ['falls', [9, 8, 7], -1],
  ['begins with a jump', [0, 50, 51, 52, 53, 54, 55, 56], 1],
  ['has an outlier', [1, 2, 3, 100, 5, 6, 7], 1],
  ['has one value', [1], null],
])('the slope of a series that %s', (_what, values, slope) => {
  expect(medianSlope(values)).toBe(slope);
});
