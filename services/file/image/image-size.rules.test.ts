import { expect, it } from 'vitest';
import { refusalOf, widthsOf } from './image-size.rules.ts';

it.each([
  [{ width: 4_000, height: 3_000 }, null],
  [{ width: 200, height: 200 }, null],
  [{ width: 200, height: 1_000 }, null],
  [{ width: 8_000, height: 5_000 }, null],
  [{ width: 8_001, height: 5_000 }, 'pixels'],
  [{ width: 65_000, height: 65_000 }, 'pixels'],
  [{ width: 199, height: 400 }, 'shape'],
  [{ width: 1, height: 1 }, 'shape'],
  [{ width: 200, height: 1_001 }, 'shape'],
])('judges a photograph by its size: %o is %s', (size, refusal) => {
  expect(refusalOf(size)).toBe(refusal);
});

it.each([
  [4_000, [320, 800, 1_600]],
  [1_600, [320, 800, 1_600]],
  [1_000, [320, 800, 1_000]],
  [800, [320, 800]],
  [240, [240]],
])('writes a photograph %i wide in the widths %j, and enlarges none', (width, widths) => {
  expect(widthsOf({ width })).toEqual(widths);
});
