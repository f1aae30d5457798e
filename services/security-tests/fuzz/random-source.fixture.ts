import { seededNumbers } from '@bazaar/locale';

/** A seeded random source. */
export class RandomSource {
  /** From 0, below 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seededNumbers(seed);
  }

  /** True with this probability. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.next() * values.length)];
    if (value === undefined) {
      throw new RangeError('There is nothing to pick from.');
    }
    return value;
  }
}
