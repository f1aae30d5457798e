import { formatNumber } from '@bazaar/locale';
import { titleCodes, unitOf } from '../product-facts.ts';
import type { BaseProductStyle } from '../property-values.ts';
import type { PropertyWindow, Vocabulary, VocabularyBaseProduct } from '../vocabulary.ts';
import type { Sheet } from './sheet.ts';

/** Title of the data sheet in a product's list of documents. */
export const DATA_SHEET_TITLE = 'برگه مشخصات فنی';

/** The data sheet of a base product: the sizes it is made in. Properties of its titles come first. */
export function dataSheet(
  vocabulary: Vocabulary,
  product: VocabularyBaseProduct,
  style: BaseProductStyle | undefined,
): Sheet {
  const inTitle = titleCodes(style);
  const codes = Object.keys(product.properties).filter((code) => code in vocabulary.properties);
  const ordered = [
    ...inTitle.filter((code) => codes.includes(code)),
    ...codes.filter((code) => !inTitle.includes(code)),
  ];
  return {
    name: `${DATA_SHEET_TITLE} ${product.title}`,
    kind: DATA_SHEET_TITLE,
    title: product.title,
    code: `TDS-${product.id}`,
    facts: [
      ['دسته', categoryTitle(vocabulary, product.categoryId)],
      ['واحد فروش', product.saleUnit],
    ],
    columns: [
      ['مشخصه', 0.36],
      ['مقدار', 0.48],
      ['واحد', 0.16],
    ],
    rows: ordered.map((code) => [
      vocabulary.properties[code]?.title ?? code,
      windowText(product.properties[code]),
      unitOf(vocabulary, code)?.symbol ?? '',
    ]),
    note: 'مقدارها بازه ساخت این کالا را نشان می‌دهند. مشخصات دقیق هر پیشنهاد، قیمت و زمان تحویل آن در صفحه همان پیشنهاد آمده است؛ پیش از سفارش، آن‌ها را با تأمین‌کننده هماهنگ کنید.',
  };
}

function windowText(window: PropertyWindow | undefined): string {
  if (window === undefined) {
    return '';
  }
  if ('values' in window) {
    return window.values.join('، ');
  }
  const [least, most] = [formatNumber(window.min), formatNumber(window.max)];
  return least === most ? least : `${least} تا ${most}`;
}

function categoryTitle({ categoryTypes }: Vocabulary, id: number): string {
  const leaves = categoryTypes.flatMap(({ categories }) => categories.flatMap(({ children }) => children));
  return leaves.find((leaf) => leaf.id === id)?.title ?? '';
}
