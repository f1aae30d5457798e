import type { Knowledge } from './knowledge.rules.ts';
import type { Token } from './tokens.rules.ts';
import type { Unit } from './units.rules.ts';

/** A number with what it measures, as it was written. */
export interface Amount {
  /** What was written may mean each of these: «۱/۲» is a half, or carelessly 1.2. */
  readonly values: readonly number[];
  /** The end of a range. */
  readonly to?: number;
  /** «حداقل», «بالای»: this much or more; «تا», «زیر»: at most. */
  readonly bound?: 'min' | 'max';
  readonly unit: Unit | undefined;
  /** A word of a column's title beside it: «هد ۳۰». */
  readonly hint: string | undefined;
}

/** One thing that a term says: a word, a number with its unit, a size, a code. */
export interface Mention {
  readonly kind: 'word' | 'amount' | 'size' | 'key' | 'city' | 'intent' | 'link';
  readonly tokens: readonly Token[];
  /** Place of the first token. */
  readonly at: number;
  /** By which it is found among the words of a size table. */
  readonly keys: readonly string[];
  /** Of a word that is typed half: `keys` are then the words that begin with it. */
  readonly isBegun?: boolean;
  /** «غیر از» stands before it or «نباشد» behind it: it is what is not wanted. */
  readonly isExcluded?: boolean;
  readonly amount?: Amount;
  /** Numbers of a size: «۴×۱۶». */
  readonly size?: readonly number[];
}

/** A text while it is read. */
export interface Reading {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly knowledge: Knowledge;
}

/** A mention without its place. */
interface Shape extends Omit<Mention, 'tokens' | 'at'> {
  readonly size?: readonly number[];
}

/** The mention that the tokens between two places are. */
export function mentionOf({ tokens }: Reading, [at, end]: readonly [number, number], shape: Shape): Mention {
  return { ...shape, at, tokens: tokens.slice(at, end) };
}
