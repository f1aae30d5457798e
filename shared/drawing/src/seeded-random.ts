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
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}

/** Makes the random of one drawing; FNV-1a, well mixed, feeds a mulberry32 generator. */
export function createSeededRandom(seed: string): SeededRandom {
  let state = hash(seed);
  const roll = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    vary: (value, share = 0.12) => value * (1 - share + 2 * share * roll()),
    between: (from, to) => from + (to - from) * roll(),
    side: () => roll() < 0.5,
  };
}
