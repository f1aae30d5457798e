import { seededNumbers } from './seeded-numbers.ts';

/** A repeatable source of random numbers for tests. */
export interface SeededRandom {
  /** A whole number from 0 up to the limit, exclusive. */
  below(limit: number): number;
  digits(count: number): string;
}

export function createSeededRandom(seed: number): SeededRandom {
  const next = seededNumbers(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, digits: (count) => Array.from({ length: count }, () => below(10)).join('') };
}
