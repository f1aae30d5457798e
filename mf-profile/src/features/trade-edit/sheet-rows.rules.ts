import type { Layout } from './sheet-columns.rules.ts';
import type { ColumnKind } from './sheet-heads.rules.ts';
import { type MeasureFault, ownMeasure } from './sheet-measure.rules.ts';
import { splitQuantity } from './sheet-quantity.rules.ts';
import { cellKey, type Table } from './sheet-table.rules.ts';
import { unitTitleOf } from './units.rules.ts';

/** One row of a sheet as it was written; a known unit has its Persian title. */
export interface SheetRow {
  /** As the sheet counts: from 1, heads and empty rows included. */
  number: number;
  code: string;
  title: string;
  quantity: string;
  unit: string;
  /** The title is taken from a row above, and no merged cell reaches down to it. */
  isCarried: boolean;
  /** A row that adds up those above. */
  isSum: boolean;
}

export type RowFault = 'noSubject' | 'noQuantity' | 'notWhole' | 'tooMany' | 'isSum';

/** What the user has written in place of the cells of a row. */
export type RowCorrection = Readonly<Partial<Pick<SheetRow, 'title' | 'quantity'>>>;

const SUM_WORDS = ['جمع', 'جمع کل', 'مجموع', 'total', 'sum', 'grand total'].map(cellKey);

/** The rows below the head that are not empty. A cell that is merged over several rows stands for all of them. */
export function readRows(table: Table, layout: Layout): SheetRow[] {
  let above = '';
  const { columns } = layout;
  const mergedAbove = readMerges(table);
  return filledRows(table, layout).map(({ cells, index }) => {
    const cell = (kind: ColumnKind) => (columns[kind] === null ? '' : (cells[columns[kind]] ?? ''));
    const { quantity, unit } = splitQuantity(cell('quantity'));
    const title = cell('title') || mergedAbove(index, columns.title);
    const code = cell('code') || mergedAbove(index, columns.code);
    const isSum = cells.some((text) => SUM_WORDS.includes(cellKey(text)));
    const isCarried = title === '' && code === '' && quantity !== '' && above !== '' && !isSum;
    above = title === '' ? above : title;
    return {
      ...{ number: index + 1, code, title: isCarried ? above : title, quantity, isCarried, isSum },
      unit: unitTitleOf(cell('unit') || unit || mergedAbove(index, columns.unit)),
    };
  });
}

/** How many rows {@link readRows} gives. */
export function countRows(table: Table, layout: Layout): number {
  return filledRows(table, layout).length;
}

/** Rows below the head that give no row: nothing stands in their columns. */
export function countEmptyRows(table: Table, layout: Layout): number {
  return Math.max(0, table.rows.length - layout.firstRow) - countRows(table, layout);
}

/** Rows in whose named columns something stands; before any is named, in any. */
function filledRows({ rows }: Table, { columns, firstRow }: Layout) {
  const named = Object.values(columns).filter((column) => column !== null);
  const isFilled = (cells: readonly string[]) =>
    named.length === 0
      ? cells.some((cell) => cell !== '')
      : named.some((column) => (cells[column] ?? '') !== '');
  return rows
    .slice(firstRow)
    .map((cells, place) => ({ cells, index: firstRow + place }))
    .filter(({ cells }) => isFilled(cells));
}

/** What stands in the first row of the merged cell that a place belongs to; a merged quantity is one quantity, not many. */
function readMerges({ rows, merges }: Table) {
  const byColumn = Map.groupBy(merges, ({ column }) => column);
  return (index: number, column: number | null) => {
    const own = column === null ? undefined : byColumn.get(column);
    const merge = own?.find(({ firstRow, lastRow }) => firstRow < index && index <= lastRow);
    return merge === undefined ? '' : (rows[merge.firstRow]?.[merge.column] ?? '');
  };
}

/** The rows with what the user has written in their place. */
export function correctRows(
  rows: readonly SheetRow[],
  corrections: Readonly<Record<number, RowCorrection>>,
): SheetRow[] {
  return rows.map((row) => {
    const correction = corrections[row.number];
    if (correction === undefined) {
      return row;
    }
    const typed = splitQuantity(correction.quantity ?? row.quantity);
    // What is typed last is meant: «1500 kg» in place of 1.5 says another unit than the row does.
    return { ...row, ...correction, quantity: typed.quantity, unit: unitTitleOf(typed.unit) || row.unit };
  });
}

/** Why a row cannot become a line; null when it can, in its own unit or in one of the same kind. */
export function rowFault(row: SheetRow): RowFault | null {
  const { code, title, quantity, isSum } = row;
  if (isSum) {
    return 'isSum';
  }
  if (code === '' && title === '') {
    return 'noSubject';
  }
  if (quantity === '') {
    return 'noQuantity';
  }
  const measure = ownMeasure(row);
  return typeof measure === 'string' ? asRowFault(measure) : null;
}

/** What is said of a quantity that a row cannot be ordered in. */
export function asRowFault(fault: MeasureFault): RowFault {
  return fault === 'tooMany' ? 'tooMany' : 'notWhole';
}
