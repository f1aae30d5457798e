import { expect, it } from 'vitest';
import { findKnee } from './find-knee.ts';

/** A site that serves so many requests a second. */
function site(most: number) {
  const asked: number[] = [];
  return {
    asked,
    isServedAt: async (rate: number) => {
      asked.push(rate);
      return rate <= most;
    },
  };
}

it('finds the highest rate that is served, to an eighth', async () => {
  const { isServedAt } = site(410);
  const knee = await findKnee({ firstRate: 50, highestRate: 5_000, isServedAt });
  expect(knee).toBeLessThanOrEqual(410);
  expect(knee).toBeGreaterThan(410 * 0.875);
});

it('asks for no more than the highest rate', async () => {
  const { isServedAt, asked } = site(9_000);
  expect(await findKnee({ firstRate: 50, highestRate: 300, isServedAt })).toBe(300);
  expect(Math.max(...asked)).toBe(300);
});

it('is null where not even the first rate is served', async () => {
  const { isServedAt, asked } = site(10);
  expect(await findKnee({ firstRate: 50, highestRate: 300, isServedAt })).toBeNull();
  expect(asked).toEqual([50]);
});
