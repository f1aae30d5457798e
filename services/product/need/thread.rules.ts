import type { Amount } from '../understanding/mentions.rules.ts';
import type { Token } from '../understanding/tokens.rules.ts';
import type { ReadMention } from './column-worth.rules.ts';
import type { TextValue } from './need-family.types.ts';

/** Letters before the size of a pipe thread, and what stands behind it. */
const BEFORE = new Set(['g', 'rc', 'rp', 'bsp', 'npt']);
const BEHIND = new Set(['npt', 'bsp', 'bspt', 'bspp', 'اینچ']);

/** Sizes in inches that a text writes: `G1/2`, `G ¼`, `½ NPT`, «⅜ اینچ». */
export function threadsOf(tokens: readonly Token[]): number[] {
  return tokens.flatMap(({ values: [value] }, at) => {
    const [before, behind] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? ''];
    return value !== undefined && (BEFORE.has(before) || BEHIND.has(behind)) ? [value] : [];
  });
}

const FRACTION = /^[0-9]+\/[0-9]+$/;

/** Whether an amount may be the size of a pipe thread: inches, or a fraction without a unit: «یک چهارم». */
const mayBeThread = ({ unit, to }: Amount, keys: readonly string[]) =>
  to === undefined && (unit === undefined ? keys.some((key) => FRACTION.test(key)) : unit.symbol === 'in');

/** «سه هشتم» of what is written in inches is no decimal of another column. */
export const isFractionIn = (read: ReadMention, texts: readonly (TextValue | null)[]) =>
  read.mention.amount?.unit === undefined && texts.some((text) => text !== null && isThreadOf(read, text));

const SAME = 0.001;

/** «نیم اینچ» is `G1/2`, which no number of the text says. */
export function isThreadOf({ mention: { amount, keys } }: ReadMention, { threads }: TextValue): boolean {
  const values = amount !== undefined && mayBeThread(amount, keys) ? amount.values : [];
  return values.some((value) => threads.some((thread) => Math.abs(thread - value) < SAME));
}

/** The threads of a column with the one that is wanted; undefined when nothing speaks of threads. */
export function threadNumbers(
  { mention: { amount, keys } }: ReadMention,
  texts: readonly (TextValue | null)[],
): { wanted: number; numbers: readonly (number | null)[] } | undefined {
  const [wanted] = amount !== undefined && mayBeThread(amount, keys) ? amount.values : [];
  const numbers = texts.map((text) => text?.threads[0] ?? null);
  return wanted === undefined || numbers.every((number) => number === null) ? undefined : { wanted, numbers };
}
