import { seededNumbers, seedOf } from '@bazaar/locale';

/** A stream of random numbers that depends only on its name. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<Item>(list: readonly Item[]): Item;
  /** A random sample of a list without repeats, in random order. */
  sample<Item>(list: readonly Item[], size: number): Item[];
  /** A key, chosen in proportion to its weight. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key;
}

/** Opens the stream of a name: the numbers that one part draws do not affect another part's. */
export function createRandom(name: string): Random {
  const next = seededNumbers(seedOf(new TextEncoder().encode(name)));
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <Item>(list: readonly Item[]): Item => {
    const item = list[whole(0, list.length - 1)];
    if (item === undefined) {
      throw new RangeError('Nothing can be picked from an empty list.');
    }
    return item;
  };
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick,
    sample: (list, size) => shuffled(list, next).slice(0, size),
    weighted: (weights) => weightedKey(weights, next()),
  };
}

function shuffled<Item>(list: readonly Item[], next: () => number): Item[] {
  return list
    .map((item) => ({ item, key: next() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

function weightedKey<Key extends string>(weights: Readonly<Record<Key, number>>, at: number): Key {
  const entries = Object.entries(weights) as [Key, number][];
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = at * total;
  for (const [key, weight] of entries) {
    rest -= weight;
    if (rest < 0) {
      return key;
    }
  }
  throw new RangeError('The weights must be positive.');
}
