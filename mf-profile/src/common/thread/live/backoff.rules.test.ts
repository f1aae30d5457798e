import { expect, it } from 'vitest';
import { backoffMs } from './backoff.rules.ts';

it.each([
  [1, 0, 500],
  [1, 1, 1_000],
  [4, 1, 8_000],
  [30, 0, 30_000],
  [30, 1, 60_000],
])('waits after %d failures, with chance %d, for %d ms', (failures, chance, expected) => {
  expect(backoffMs(failures, chance)).toBe(expected);
});
