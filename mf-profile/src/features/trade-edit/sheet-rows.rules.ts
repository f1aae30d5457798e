import { MAX_QUANTITY } from '@bazaar/contracts/product';
import { foldFa } from '@bazaar/locale';
import { readQuantity } from './line-texts.rules.ts';
import type { Layout } from './sheet-columns.rules.ts';
import type { Table } from './sheet-table.rules.ts';

/** One row of a sheet as it was written. */
export interface SheetRow {
  /** As the sheet counts: from 1, heads included. */
  number: number;
  code: string;
  title: string;
  quantity: string;
  unit: string;
  /** The title stands in a merged cell above. */
  isCarried: boolean;
}

export type RowFault = 'noSubject' | 'noQuantity' | 'notWhole' | 'tooMany' | 'isSum';

const SUM_WORDS = ['جمع', 'جمع کل', 'مجموع', 'total', 'sum'].map((word) => foldFa(word));

/** The rows below the head. A cell that was merged over several rows stands for all of them. */
export function readRows(table: Table, { columns, firstRow }: Layout): SheetRow[] {
  let above = '';
  return table.slice(firstRow).map((cells, index) => {
    const cell = (column: number | null) => (column === null ? '' : (cells[column] ?? ''));
    const row = {
      number: firstRow + index + 1,
      code: cell(columns.code),
      title: cell(columns.title),
      quantity: cell(columns.quantity),
      unit: cell(columns.unit),
    };
    const isCarried = row.title === '' && row.code === '' && row.quantity !== '' && above !== '';
    above = row.title === '' ? above : row.title;
    return { ...row, title: isCarried ? above : row.title, isCarried };
  });
}

/** Why a row cannot become a line; null when it can. */
export function rowFault({ code, title, quantity }: SheetRow): RowFault | null {
  if (SUM_WORDS.includes(foldFa(title || code).toLowerCase())) {
    return 'isSum';
  }
  if (code === '' && title === '') {
    return 'noSubject';
  }
  if (quantity === '') {
    return 'noQuantity';
  }
  const read = readQuantity(quantity);
  if (read === null) {
    return 'notWhole';
  }
  return read > MAX_QUANTITY ? 'tooMany' : null;
}
