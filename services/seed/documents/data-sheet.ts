import { formatNumber } from '@bazaar/locale';
import type { Family, FamilyColumn } from '../families.ts';
import { unitOfColumn } from '../seed-base-products.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Sheet } from './sheet.ts';

/** Title of the data sheet in a product's list of documents. */
export const DATA_SHEET_TITLE = 'برگه مشخصات فنی';

/** A cell is one line; what does not fit is left to the size table. */
const MAX_CELL = 60;

/** The data sheet of a base product: the sizes it is made in. The columns that tell them apart come first. */
export function dataSheet(vocabulary: Vocabulary, family: Family): Sheet {
  const { columns, title } = family;
  const ordered = [...columns.filter(({ defines }) => defines), ...columns.filter(({ defines }) => !defines)];
  return {
    name: `${DATA_SHEET_TITLE} ${title}`,
    kind: DATA_SHEET_TITLE,
    title,
    code: `TDS-${family.baseProductId}`,
    facts: [
      ['دسته', categoryTitle(vocabulary, family.categoryId)],
      ['واحد فروش', family.saleUnit],
    ],
    columns: [
      ['مشخصه', 0.36],
      ['مقدار', 0.48],
      ['واحد', 0.16],
    ],
    rows: ordered.map((column) => [
      column.title,
      valuesText(family, column),
      unitOfColumn(vocabulary, column)?.symbol ?? '',
    ]),
    note: 'مقدارها بازه ساخت این کالا را نشان می‌دهند. مشخصات دقیق هر پیشنهاد، قیمت و زمان تحویل آن در صفحه همان پیشنهاد آمده است؛ پیش از سفارش، آن‌ها را با تأمین‌کننده هماهنگ کنید.',
  };
}

function valuesText({ variants }: Family, { key, kind }: FamilyColumn): string {
  const values = variants.flatMap(({ values: own }) => own[key] ?? []);
  if (kind !== 'number') {
    return shortened([...new Set(values.map(String))]);
  }
  const numbers = values.map(Number);
  const [least, most] = [formatNumber(Math.min(...numbers)), formatNumber(Math.max(...numbers))];
  return least === most ? least : `${least} تا ${most}`;
}

/** As many choices as fit into a cell. */
function shortened(choices: readonly string[]): string {
  const fitting = choices.filter(
    (_, place) => choices.slice(0, place + 1).join('، ').length <= MAX_CELL || place === 0,
  );
  const text = fitting.join('، ');
  return fitting.length < choices.length ? `${text} و …` : text;
}

function categoryTitle({ categoryTypes }: Vocabulary, id: number): string {
  const leaves = categoryTypes.flatMap(({ categories }) => categories.flatMap(({ children }) => children));
  return leaves.find((leaf) => leaf.id === id)?.title ?? '';
}
