import type { RowMatch, SheetLine } from './sheet-match.rules.ts';
import type { SheetWork } from './sheet-session.store.ts';

/** Where the rows of a table are: the four numbers add up to all of them. */
export interface RowTally {
  /** They are added by the next press. */
  ready: number;
  /** They wait for a choice, a correction, or room in the request. */
  waiting: number;
  leftOut: number;
  added: number;
}

/** Rows that are neither in the request nor left out. */
export function remainingRows(matches: readonly RowMatch[], { added, leftOut }: SheetWork): RowMatch[] {
  return matches.filter(({ row: { number } }) => !added.has(number) && !leftOut.has(number));
}

/** Rows among the remaining ones that the user leaves out with the next press. */
export function skippedRows(remaining: readonly RowMatch[], { choices }: SheetWork): number[] {
  return remaining.map(({ row }) => row.number).filter((number) => choices[number] === 'skip');
}

/** Counts the rows of a table. */
export function tallyRows(
  matches: readonly RowMatch[],
  work: SheetWork,
  lines: readonly SheetLine[],
): RowTally {
  const remaining = remainingRows(matches, work);
  const ready = lines.reduce((count, { rowNumbers }) => count + rowNumbers.length, 0);
  const skipped = skippedRows(remaining, work).length;
  const added = matches.filter(({ row }) => work.added.has(row.number)).length;
  const gone = matches.length - remaining.length - added;
  return { ready, waiting: remaining.length - ready - skipped, leftOut: skipped + gone, added };
}

/** How many rows are joined with another one of the same item or the same words. */
export function countRepeated(lines: readonly SheetLine[]): number {
  return lines.reduce((count, { rowNumbers }) => count + rowNumbers.length - 1, 0);
}
