/** A repeatable source of random numbers for tests (mulberry32). */
export interface SeededRandom {
  /** A whole number from 0 up to the limit, exclusive. */
  below(limit: number): number;
  digits(count: number): string;
}

export function createSeededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, digits: (count) => Array.from({ length: count }, () => below(10)).join('') };
}
