import type { Mention } from '../understanding/mentions.rules.ts';
import type { NeedColumn } from './need-family.types.ts';

/** One column that a mention may speak of. */
export interface WishOption {
  /** Place of the column; -1 for codes and titles. */
  readonly column: number;
  /** For each variant, whether it keeps the wish. */
  readonly keeps: readonly boolean[];
  /** How likely it is meant, from 0 to 1. */
  readonly worth: number;
  /** Comparable with `numbers`; null for words. */
  readonly wanted: number | null;
  /** What stands at each variant, when it is a number or has one: by these the nearest are found. */
  readonly numbers: readonly (number | null)[];
  readonly bound?: 'min' | 'max';
  /** A size or a range: it is shown as it was written. */
  readonly isWritten?: boolean;
  /** «بدون …» refuses what it mentions. */
  readonly isRefusal?: boolean;
  /** «غیر از …», «نه …», «… نباشد»: kept by all that have another value. */
  readonly isExcluded?: boolean;
}

/** A mention with what stands around it. */
export interface ReadMention {
  readonly mention: Mention;
  /** Words beside it that may be a column's. */
  readonly hints: ReadonlySet<string>;
  /** Those that a number has directly before it or is joined with: they say its column. */
  readonly said: ReadonlySet<string>;
  /** Whether «برای» or «جهت» stands before it. */
  readonly isForPurpose: boolean;
  /** Other spellings of a word: written together with its neighbours. */
  readonly spellings: readonly string[];
  /** Those with a neighbour. */
  readonly joined: readonly string[];
  /** The words between «بدون» and it: none when it stands directly before; null when it does not stand there. */
  readonly without: readonly string[] | null;
  /** «… ندارد» stands behind it. */
  readonly isDenied: boolean;
  /** What it counts together with its neighbour: «سه ردیفه». */
  readonly count?: { readonly noun: string; readonly count: number } | undefined;
}

export interface ColumnPlace {
  readonly own: NeedColumn;
  readonly column: number;
}

const HINTED = 0.4;
const DEFINES = 0.2;
const STEP = 0.004;

/** Worth of a column, whatever is found in it. */
export function baseWorth(read: ReadMention, { own, column }: ColumnPlace): number {
  return (
    0.2 +
    (isHintedBy(read, { own, column }) ? HINTED : 0) +
    (own.column.defines ? DEFINES : 0) -
    column * STEP
  );
}

export const isHintedBy = ({ hints }: ReadMention, { own }: ColumnPlace) =>
  [...own.column.hints].some((hint) => hints.has(hint));
