import { expect, it } from 'vitest';
import { median } from './statistics.ts';

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
