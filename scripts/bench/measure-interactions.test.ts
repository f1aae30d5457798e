import { expect, it } from 'vitest';
import { slowest } from './measure-interactions.ts';

it.each([
  [[24, 104, 56], 104],
  // A browser does not report events that took less.
  [[], 16],
  [[8], 16],
])('the slowest of %j took %d ms', (durations, ms) => {
  expect(slowest(durations)).toBe(ms);
});
