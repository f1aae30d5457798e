import { describe, expect, it } from 'vitest';
import { seededNumbers, seedOf } from './seeded-numbers.ts';

const firstOf = (seed: number, count: number) => {
  const next = seededNumbers(seed);
  return Array.from({ length: count }, next);
};

describe('seeded numbers', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(firstOf(7, 20)).toEqual(firstOf(7, 20));
    expect(firstOf(7, 20)).not.toEqual(firstOf(8, 20));
  });

  it('never change: the drawings and the demo catalogue come from them', () => {
    expect(firstOf(1, 3).map((number) => number.toFixed(6))).toEqual(['0.627074', '0.002736', '0.527447']);
    expect(seedOf(new TextEncoder().encode('catalogue'))).toBe(-2_057_272_586);
  });

  it('lie evenly from 0 to below 1', () => {
    const numbers = firstOf(3, 4_000);

    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(Math.abs(numbers.reduce((sum, number) => sum + number, 0) / numbers.length - 0.5)).toBeLessThan(
      0.02,
    );
  });
});
