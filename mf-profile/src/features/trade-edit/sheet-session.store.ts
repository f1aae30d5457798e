import type { Layout } from './sheet-columns.rules.ts';
import type { RowChoice, WrittenAmounts } from './sheet-match.rules.ts';
import type { SheetContent } from './sheet-reading.ts';
import type { RowCorrection } from './sheet-rows.rules.ts';
import type { Table } from './sheet-table.rules.ts';
import { createSmallStore, type SmallStore } from './small-store.ts';

/** Where rows come from. */
export type SheetWay = 'paste' | 'upload';

/** A table, and what the user has decided about its rows. Rows are named by their number in the sheet. */
export interface SheetWork {
  table: Table;
  layout: Layout;
  choices: Readonly<Record<number, RowChoice>>;
  corrections: Readonly<Record<number, RowCorrection>>;
  amounts: WrittenAmounts;
  /** Rows that are in the request now. */
  added: ReadonlySet<number>;
  /** Rows that the user has left out. */
  leftOut: ReadonlySet<number>;
}

/** The panel for lines from a spreadsheet: it keeps its rows while another step is open. */
export interface SheetSession {
  isOpen: boolean;
  way: SheetWay;
  /** What is pasted. */
  text: string;
  /** The file that was read last, and what was found in it besides its rows. */
  file: { file: File; content: Omit<SheetContent, 'table'> } | null;
  work: Readonly<Record<SheetWay, SheetWork>>;
}

export type SheetStore = SmallStore<SheetSession>;

/** A table before there is one. */
export const NO_TABLE: Table = { rows: [], merges: [] };

/** The work on a table that nothing was decided about. */
export function newWork(table: Table, layout: Layout): SheetWork {
  return {
    ...{ table, layout, choices: {}, corrections: {}, amounts: {} },
    ...{ added: new Set(), leftOut: new Set() },
  };
}

/** The closed panel of a form that was opened. */
export function createSheetStore(): SheetStore {
  const columns = { code: null, title: null, quantity: null, unit: null };
  const empty = newWork(NO_TABLE, { columns, firstRow: 0 });
  return createSmallStore<SheetSession>({
    ...{ isOpen: false, way: 'paste', text: '', file: null },
    work: { paste: empty, upload: empty },
  });
}
