import { expect, it } from 'vitest';
import { readWish } from './wish.ts';

it('a hundred and twenty swaps of a new build are measured unless it is said otherwise', () => {
  expect(readWish([])).toEqual({ swaps: 120, builds: true, writes: false });
  expect(readWish(['--swaps', '30', '--no-build', '--write'])).toEqual({
    ...{ swaps: 30, builds: false, writes: true },
  });
});

it.each(['', '0', '9', '10001', '-5', '1e3', '12.5', 'many', ' 20'])('%j swaps are refused', (text) => {
  expect(() => readWish([`--swaps=${text}`])).toThrow('Give a whole number from 10 to 10000');
});

it('a word that is no option is refused', () => {
  expect(() => readWish(['--swap', '30'])).toThrow();
  expect(() => readWish(['30'])).toThrow();
});
