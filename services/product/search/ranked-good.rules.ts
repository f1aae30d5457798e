/** The classes of results, in their order. */
export const RESULT_CLASS = {
  /** Goods and categories that keep the whole term. */
  whole: 1,
  /** The categories of these goods. */
  around: 2,
  /** Other things with all words in their titles. */
  titled: 3,
  /** Goods of the same categories. */
  beside: 4,
  /** Goods and other things that keep a part of the term. */
  partial: 5,
  /** Other things that only speak of it. */
  mentioned: 6,
} as const;

/** A family or a category among the results. */
export interface RankedGood {
  readonly kind: 'baseProduct' | 'category';
  readonly id: number;
  readonly class: number;
  /** Ascending within its class. */
  readonly value: number;
  /** Places of the mentions that it does not keep. */
  readonly missing: readonly number[];
  /**
   * 1 when it keeps less than half, and what has all words is better alone; 2 when it keeps a quarter, and whatever
   * keeps more is; else 0.
   */
  readonly weakness: 0 | 1 | 2;
  /** Indexes of the variants that keep the specification; empty when none is specified. */
  readonly variants: readonly number[];
}

/** Lack in steps of the value, above the place. */
export const STEP = 1000;

/** The value of what lacks so much, in ten steps for each whole. */
export const lackValue = (lack: number) => Math.round(lack * 10) * STEP;
