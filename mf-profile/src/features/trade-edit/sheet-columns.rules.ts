import { foldFaSpaced } from '@bazaar/locale';
import type { Table } from './sheet-table.rules.ts';

/** What a column can mean. */
export const COLUMN_KINDS = ['code', 'title', 'quantity', 'unit'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** The column of each kind, from 0; null where the table has none. */
export type Columns = Readonly<Record<ColumnKind, number | null>>;

export interface Layout {
  columns: Columns;
  /** The first row that is no head. */
  firstRow: number;
}

const HEAD_WORDS: Readonly<Record<ColumnKind, readonly string[]>> = {
  code: [
    'code',
    'sku',
    'part no',
    'part number',
    'p n',
    'item no',
    'کد',
    'کد کالا',
    'کد فنی',
    'شماره فنی',
    'پارت نامبر',
  ],
  title: [
    'title',
    'name',
    'description',
    'item',
    'نام',
    'نام کالا',
    'شرح',
    'شرح کالا',
    'عنوان',
    'کالا',
    'توضیحات',
  ],
  quantity: [
    'quantity',
    'qty',
    'amount',
    'count',
    'تعداد',
    'مقدار',
    'تعداد مقدار',
    'مقدار تعداد',
    'مقدار درخواستی',
    'تعداد درخواستی',
  ],
  unit: ['unit', 'uom', 'واحد', 'واحد شمارش', 'واحد اندازه گیری'],
};

/** A title may stand above the head, but not much. */
const SEARCHED_ROWS = 10;

/** Where the columns are: a head in the first rows, in one row or in two, or none, when the content decides. */
export function findLayout(table: Table): Layout {
  const candidates = table.slice(0, SEARCHED_ROWS).flatMap((row, index) => [
    { columns: headColumns(row), firstRow: index + 1 },
    // A head of two rows: the upper cells are merged over several columns, the lower ones name them.
    { columns: headColumns(joinedHead(row, table[index + 1])), firstRow: index + 2 },
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

function headColumns(row: readonly string[]): Columns {
  const kinds = row.map(kindOfHead);
  const columnOf = (kind: ColumnKind) => {
    const column = kinds.indexOf(kind);
    return column === -1 ? null : column;
  };
  return {
    code: columnOf('code'),
    title: columnOf('title'),
    quantity: columnOf('quantity'),
    unit: columnOf('unit'),
  };
}

function kindOfHead(cell: string): ColumnKind | null {
  const text = headKey(cell);
  const exact = COLUMN_KINDS.find((kind) => HEAD_WORDS[kind].some((word) => headKey(word) === text));
  const first = () =>
    COLUMN_KINDS.find((kind) => HEAD_WORDS[kind].some((word) => text.startsWith(`${headKey(word)} `)));
  return exact ?? first() ?? null;
}

function headKey(cell: string): string {
  return foldFaSpaced(cell)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Without a head: the quantity is the column of numbers, the title the one of the longest texts, a code mixes both. */
function guessColumns(table: Table): Columns {
  const width = Math.max(0, ...table.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column) => table.map((row) => row[column] ?? ''));
  const quantity = lastIndexOf(columns, (cells) => share(cells, isNumber) > 0.6 && !isCounting(cells));
  const title = longest(columns, quantity);
  const code = columns.findIndex(
    (cells, column) => column !== quantity && column !== title && share(cells, isCode) > 0.5,
  );
  const after = quantity + 1;
  const unit = quantity >= 0 && after < width && after !== title && after !== code ? after : -1;
  const orNull = (column: number) => (column === -1 ? null : column);
  return { code: orNull(code), title: orNull(title), quantity: orNull(quantity), unit: orNull(unit) };
}

function longest(columns: readonly (readonly string[])[], quantity: number): number {
  const lengths = columns.map((cells, column) =>
    column === quantity ? 0 : cells.filter((cell) => /\p{L}/u.test(cell)).join('').length,
  );
  const most = Math.max(0, ...lengths);
  return most === 0 ? -1 : lengths.indexOf(most);
}

function lastIndexOf<Item>(items: readonly Item[], test: (item: Item) => boolean): number {
  return items.findLastIndex(test);
}

function share(cells: readonly string[], test: (cell: string) => boolean): number {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length === 0 ? 0 : filled.filter(test).length / filled.length;
}

const DIGIT = '[\\d\\u06F0-\\u06F9\\u0660-\\u0669]';
const NUMBER = new RegExp(`^${DIGIT}[\\d\\u06F0-\\u06F9\\u0660-\\u0669.,٫٬،]*$`);
const CODE = new RegExp(`^(?=.*${DIGIT})(?=.*[A-Za-z])[\\w\\u06F0-\\u06F9./ -]+$`);

function isNumber(cell: string): boolean {
  return NUMBER.test(cell);
}

function isCode(cell: string): boolean {
  return CODE.test(cell);
}

/** Row numbers: 1, 2, 3. */
function isCounting(cells: readonly string[]): boolean {
  const numbers = cells
    .filter((cell) => cell !== '')
    .map((cell) => cell.replace(/\D/g, (digit) => latin(digit)));
  return numbers.length > 2 && numbers.every((cell, index) => Number(cell) === index + 1);
}

function latin(digit: string): string {
  const code = digit.charCodeAt(0);
  const isEastern = (code >= 0x6f0 && code <= 0x6f9) || (code >= 0x660 && code <= 0x669);
  return isEastern ? String(code & 0xf) : '?';
}
