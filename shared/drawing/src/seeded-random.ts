import { seededNumbers, seedOf } from '@bazaar/locale';

/**
 * Seeded proportions: the same seed always gives the same sequence. There is nothing here to choose or to count with:
 * what a thing is comes from its form and its count, never from the seed.
 */
export interface SeededRandom {
  /** The value changed by at most the given share, by default ±12 %. */
  vary(value: number, share?: number): number;
  /** A number between both bounds, for what has no form: grains, fibres and texture. */
  between(from: number, to: number): number;
  /** From which of its two sides the thing is seen. */
  side(): boolean;
}

function hash(text: string): number {
  let value = seedOf(Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)));
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}

/** Makes the random of one drawing; its seed is well mixed, so that similar texts differ. */
export function createSeededRandom(seed: string): SeededRandom {
  const roll = seededNumbers(hash(seed));
  return {
    vary: (value, share = 0.12) => value * (1 - share + 2 * share * roll()),
    between: (from, to) => from + (to - from) * roll(),
    side: () => roll() < 0.5,
  };
}
