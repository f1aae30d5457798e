/** Seeded choices: the same seed always gives the same sequence. */
export interface SeededRandom {
  /** An integer between both bounds, bounds included. */
  int(from: number, to: number): number;
  /** The value changed by at most the given share, by default ±12 %. */
  vary(value: number, share?: number): number;
  pick<Option>(options: readonly [Option, ...Option[]]): Option;
  /** True with the given probability, by default one half. */
  chance(probability?: number): boolean;
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
    int: (from, to) => from + Math.floor(roll() * (to - from + 1)),
    vary: (value, share = 0.12) => value * (1 - share + 2 * share * roll()),
    pick: (options) => options[Math.floor(roll() * options.length)] ?? options[0],
    chance: (probability = 0.5) => roll() < probability,
  };
}
