import { toLatinDigits } from '@bazaar/locale';
import { COLUMN_KINDS, type Columns, headColumns } from './sheet-heads.rules.ts';
import { splitQuantity } from './sheet-quantity.rules.ts';
import { isBlank, type Table, widthOf } from './sheet-table.rules.ts';

export interface Layout {
  columns: Columns;
  /** The first row that is no head. */
  firstRow: number;
}

/** Titles and the address of a factory may stand above the head, but not much more. */
const SEARCHED_ROWS = 20;

/** Where the columns are: a head in the first rows, in one row or in two, or none, when the content decides. */
export function findLayout(table: Table): Layout {
  const { rows } = table;
  const candidates = rows.slice(0, SEARCHED_ROWS).flatMap((row, index) => [
    { columns: headColumns(row), firstRow: index + 1 },
    // A head of two rows: the upper cells are merged over several columns, the lower ones name them.
    { columns: headColumns(joinedHead(row, rows[index + 1])), firstRow: index + 2 },
  ]);
  const best = candidates.reduce<Layout | null>(
    (found, candidate) =>
      isHead(candidate.columns) && score(candidate) > (found === null ? 0 : score(found)) ? candidate : found,
    null,
  );
  return best ?? { columns: guessColumns(table), firstRow: 0 };
}

function score({ columns }: Layout): number {
  return COLUMN_KINDS.filter((kind) => columns[kind] !== null).length;
}

/** A row with a quantity's head beside that of a name or a code. */
function isHead({ quantity, title, code }: Columns): boolean {
  return quantity !== null && (title !== null || code !== null);
}

function joinedHead(upper: readonly string[], lower: readonly string[] = []): string[] {
  // What stands in the lower row says more; a merged upper cell stands for the columns without a lower one.
  const length = Math.max(upper.length, lower.length);
  return Array.from({ length }, (_, column) => lower[column] || upper[column] || '');
}

const GUESSED_ROWS = 200;

/** Without a head: the quantity is the column of numbers, the title the one of the longest texts, a code mixes both. */
function guessColumns(table: Table): Columns {
  const width = widthOf(table);
  const rows = table.rows.filter((row) => !isBlank(row)).slice(0, GUESSED_ROWS);
  const columns = Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? ''));
  const quantity = columns.findLastIndex((cells) => share(cells, isQuantity) > 0.6 && !isCounting(cells));
  const title = longest(columns, quantity);
  const code = columns.findIndex(
    (cells, column) => column !== quantity && column !== title && share(cells, isCode) > 0.5,
  );
  const after = quantity + 1;
  const isFree = quantity >= 0 && after < width && after !== title && after !== code;
  const unit = isFree && share(columns[after] ?? [], isWord) > 0.5 ? after : -1;
  const orNull = (column: number) => (column === -1 ? null : column);
  return { code: orNull(code), title: orNull(title), quantity: orNull(quantity), unit: orNull(unit) };
}

function longest(columns: readonly (readonly string[])[], quantity: number): number {
  const lengths = columns.map((cells, column) =>
    column === quantity ? 0 : cells.filter(isWord).join('').length,
  );
  const most = Math.max(0, ...lengths);
  return most === 0 ? -1 : lengths.indexOf(most);
}

function share(cells: readonly string[], test: (cell: string) => boolean): number {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length === 0 ? 0 : filled.filter(test).length / filled.length;
}

const NUMBER = /^\d[\d.,٫٬،]*$/;
const CODE = /^(?=.*\d)(?=.*[A-Za-z])[\w./ -]+$/;

function isQuantity(cell: string): boolean {
  return NUMBER.test(toLatinDigits(splitQuantity(cell).quantity));
}

function isCode(cell: string): boolean {
  return CODE.test(toLatinDigits(cell));
}

function isWord(cell: string): boolean {
  return /\p{L}/u.test(cell);
}

/** Row numbers: 1, 2, 3. */
function isCounting(cells: readonly string[]): boolean {
  const numbers = cells.filter((cell) => cell !== '').map((cell) => Number(toLatinDigits(cell)));
  return numbers.length > 2 && numbers.every((number, index) => number === index + 1);
}
