import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histogram } from './facets.rules.ts';

const group = fc
  .record({
    one: fc.double({ min: 0.001, max: 1e6, noNaN: true }),
    other: fc.double({ min: 0.001, max: 1e6, noNaN: true }),
    isRange: fc.boolean(),
    total: fc.integer({ min: 1, max: 50 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ one, other, isRange, total, share }) => ({
    propertyId: 1,
    vmin: isRange ? Math.min(one, other) : one,
    vmax: isRange ? Math.max(one, other) : one,
    total,
    count: Math.round(total * share),
  }));

describe('a histogram', () => {
  it('runs from the lowest to the highest value without a gap, and misses no item', () => {
    fc.assert(
      fc.property(fc.array(group, { minLength: 1, maxLength: 30 }), (groups) => {
        const buckets = histogram(groups);
        expect([1, 12]).toContain(buckets.length);
        expect(buckets[0]?.from).toBe(Math.min(...groups.map(({ vmin }) => vmin)));
        expect(buckets.at(-1)?.to).toBe(Math.max(...groups.map(({ vmax }) => vmax)));
        expect(buckets.slice(1).map(({ from }) => from)).toEqual(buckets.slice(0, -1).map(({ to }) => to));
        const counted = buckets.reduce((sum, { count }) => sum + count, 0);
        expect(counted).toBeGreaterThanOrEqual(groups.reduce((sum, { count }) => sum + count, 0));
      }),
    );
  });

  it('counts a single number once', () => {
    fc.assert(
      fc.property(fc.array(group, { minLength: 1, maxLength: 30 }), (groups) => {
        const points = groups.map((every) => ({ ...every, vmax: every.vmin }));
        const counted = histogram(points).reduce((sum, { count }) => sum + count, 0);
        expect(counted).toBe(points.reduce((sum, { count }) => sum + count, 0));
      }),
    );
  });

  it('has one bucket when all values are equal', () => {
    expect(histogram([{ propertyId: 1, vmin: 5, vmax: 5, total: 3, count: 2 }])).toEqual([
      { from: 5, to: 5, count: 2 },
    ]);
  });
});
