import { links } from '@bazaar/contracts';
import type { BaseProduct, VariantTable } from '@bazaar/contracts/product';
import { type CsvCell, csvOf, saveFile } from '@bazaar/csv';
import { rialToToman } from '@bazaar/locale';
import { shownValue, sizeColumns } from '../../common/sizes/size-columns.rules.ts';
import { yesOrNo } from '../../common/sizes/size-value.tsx';
import type { UnitSystem } from '../../common/sizes/unit-system.rules.ts';
import { messages } from './messages.ts';

const { csv: words } = messages;

interface SizeFile {
  product: BaseProduct;
  table: VariantTable;
  quantity: number;
  system: UnitSystem;
}

/** The size table as CSV for a spreadsheet: numbers in Latin digits, so that they can be calculated with. */
export function sizesCsv({ product, table, quantity, system }: SizeFile, origin: string): string {
  const columns = sizeColumns(table.columns, system);
  const heads = [
    words.code,
    ...columns.map(({ title, symbol }) => (symbol === null ? title : `${title} (${symbol})`)),
    words.price(String(quantity), product.saleUnit),
    words.offers,
    words.stock,
    words.address,
  ];
  const rows = table.variants.map((variant) => [
    variant.code,
    ...columns.map((column) => valueCell(shownValue(variant, column))),
    variant.minPriceRial === null ? '' : rialToToman(variant.minPriceRial),
    variant.offersCount,
    variant.stock === null ? '' : variant.stock,
    origin + links.baseProduct(product.id, product.slug, variant.code),
  ]);
  return csvOf([heads, ...rows]);
}

/** Starts the browser's download of the size table as a file. */
export function downloadSizes(file: SizeFile): void {
  saveFile({
    name: `bazaar-sizes-${file.product.id}.csv`,
    type: 'text/csv;charset=utf-8',
    text: sizesCsv(file, window.location.origin),
  });
}

function valueCell(value: ReturnType<typeof shownValue>): CsvCell {
  if (value === null) {
    return '';
  }
  return typeof value === 'boolean' ? yesOrNo(value) : value;
}
