import { describe, expect, it } from 'vitest';
import { createTokenBuckets } from './token-buckets.ts';

const at = (seconds: number) => new Date(Date.parse('2026-11-20T10:00:00Z') + seconds * 1_000);
const allowance = { perSecond: 2, atOnce: 10 };
const one = [{ key: 'a', allowance }];

describe('a token bucket', () => {
  it('is full at first, gives what it has, and tells how long the rest takes', () => {
    const buckets = createTokenBuckets();

    expect([8, 2, 1, 4].map((units) => buckets.spend(one, units, at(0)))).toEqual([0, 0, 0.5, 2]);
  });

  it('fills with time, and not beyond what it holds', () => {
    const buckets = createTokenBuckets();
    buckets.spend(one, 10, at(0));

    expect([buckets.spend(one, 4, at(2)), buckets.spend(one, 1, at(2))]).toEqual([0, 0.5]);
    expect([buckets.spend(one, 10, at(1_000)), buckets.spend(one, 1, at(1_000))]).toEqual([0, 0.5]);
  });

  it('costs nothing when another one has too little', () => {
    const buckets = createTokenBuckets();
    const both = [...one, { key: 'b', allowance: { perSecond: 1, atOnce: 3 } }];

    expect([buckets.spend(both, 5, at(0)), buckets.spend(both, 3, at(0))]).toEqual([0, 3]);
    expect(buckets.spend([{ key: 'c', allowance }, ...both.slice(1)], 1, at(0))).toBe(1);
    expect(buckets.spend([{ key: 'c', allowance }], 10, at(0))).toBe(0);
  });

  it('is not emptied by a clock that goes back', () => {
    const buckets = createTokenBuckets();
    buckets.spend(one, 5, at(10));

    expect(buckets.spend(one, 5, at(0))).toBe(0);
  });
});
