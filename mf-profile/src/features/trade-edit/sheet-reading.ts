import type { Table } from './sheet-table.rules.ts';

/** Why a file gives no rows. */
export type FileFault =
  | 'empty'
  | 'tooLarge'
  | 'type'
  | 'oldExcel'
  | 'otherSheet'
  | 'macros'
  | 'encrypted'
  | 'unpacked'
  | 'damaged'
  | 'noRows'
  | 'tooManyRows'
  | 'notLoaded';

/** What a file holds. */
export interface SheetContent {
  table: Table;
  /** Names of the sheets that are not hidden; empty for a text file. */
  sheets: readonly string[];
  /** The place of the sheet that was read, in `sheets`. */
  sheet: number;
  /** Cells whose last calculated value was taken. */
  formulas: number;
  /** Formulas for which the file has no value. */
  emptyFormulas: number;
}

/** The rows of a file, or why there are none; `rows` says how many there are when they are too many. */
export type SheetReading = SheetContent | { fault: FileFault; rows?: number };

/** What to read; without `sheet` the first one that has rows. */
export interface SheetRequest {
  file: Blob;
  name: string;
  sheet?: number | undefined;
}
