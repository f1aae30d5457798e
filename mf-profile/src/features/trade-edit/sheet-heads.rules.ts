import { cellKey } from './sheet-table.rules.ts';

/** What a column can mean. */
export const COLUMN_KINDS = ['code', 'title', 'quantity', 'unit'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** The column of each kind, from 0; null where the table has none. */
export type Columns = Readonly<Record<ColumnKind, number | null>>;

/** The heads of each kind, those that say it best first. */
const HEAD_WORDS: Readonly<Record<ColumnKind, readonly string[]>> = {
  code: [
    'کد کالا',
    'کد فنی',
    'شماره فنی',
    'پارت نامبر',
    'شماره قطعه',
    'کد قطعه',
    'کد محصول',
    'کد',
    'part number',
    'part no',
    'p n',
    'sku',
    'item no',
    'item code',
    'code',
    'شماره کالا',
    'مدل',
    'model',
  ],
  title: [
    'شرح کالا',
    'نام کالا',
    'شرح',
    'نام قطعه',
    'نام محصول',
    'نام',
    'عنوان',
    'کالا',
    'اقلام',
    'description',
    'item',
    'title',
    'name',
    'product',
    'مشخصات',
    'توضیحات',
  ],
  quantity: [
    'تعداد',
    'مقدار',
    'تعداد مقدار',
    'مقدار تعداد',
    'تعداد درخواستی',
    'مقدار درخواستی',
    'میزان',
    'quantity',
    'qty',
    'count',
    'amount',
  ],
  unit: ['واحد', 'واحد شمارش', 'واحد اندازه گیری', 'unit', 'uom'],
};

const HEAD_KEYS = COLUMN_KINDS.map((kind) => ({ kind, keys: HEAD_WORDS[kind].map(cellKey) }));

/** «قیمت واحد» and «Unit price» are no units. */
const MONEY = /قیمت|مبلغ|بها|ریال|تومان|price|cost|total/;

/** Which columns the heads of a row name; a head that is one of the known words goes before one that begins with it. */
export function headColumns(row: readonly string[]): Columns {
  const ranks = row.map(rankOfHead);
  const columnOf = (kind: ColumnKind) => {
    const best = ranks
      .map((rank, column) => ({ column, rank }))
      .filter(({ rank }) => rank?.kind === kind)
      .sort((first, second) => (first.rank?.place ?? 0) - (second.rank?.place ?? 0));
    return best[0]?.column ?? null;
  };
  return {
    code: columnOf('code'),
    title: columnOf('title'),
    quantity: columnOf('quantity'),
    unit: columnOf('unit'),
  };
}

interface Rank {
  kind: ColumnKind;
  /** The lower, the more certain. */
  place: number;
}

const PREFIX_PENALTY = 100;

function rankOfHead(cell: string): Rank | null {
  const text = cellKey(cell);
  if (text === '' || MONEY.test(text)) {
    return null;
  }
  const exact = HEAD_KEYS.flatMap(({ kind, keys }) => found(kind, keys.indexOf(text)));
  const prefix = HEAD_KEYS.flatMap(({ kind, keys }) =>
    found(
      kind,
      keys.findIndex((key) => text.startsWith(`${key} `)),
    ),
  );
  const begun = prefix.map(({ kind, place }) => ({ kind, place: place + PREFIX_PENALTY }));
  return exact[0] ?? begun[0] ?? null;
}

function found(kind: ColumnKind, place: number): Rank[] {
  return place === -1 ? [] : [{ kind, place }];
}
