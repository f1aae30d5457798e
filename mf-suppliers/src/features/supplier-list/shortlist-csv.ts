import { links } from '@bazaar/contracts';
import type { SupplierSummary } from '@bazaar/contracts/merchant';
import { type CsvCell, csvOf, saveFile } from '@bazaar/csv';
import { formatJalaliShort, toLatinDigits } from '@bazaar/locale';

const HEADS = [
  'شناسه',
  'نام تأمین‌کننده',
  'استان',
  'شهر',
  'نوع فعالیت',
  'سال تأسیس',
  'تعداد کالا',
  'امتیاز',
  'تعداد امتیازدهندگان',
  'تاریخ تأیید هویت',
  'نشانی صفحه',
];

/** The shortlist as CSV for a spreadsheet: numbers in Latin digits, so that they can be calculated with. */
export function shortlistCsv(suppliers: readonly SupplierSummary[], origin: string): string {
  return csvOf([HEADS, ...suppliers.map((supplier) => rowOf(supplier, origin))]);
}

/** Starts the browser's download of the shortlist as a file. */
export function downloadShortlist(suppliers: readonly SupplierSummary[], origin: string): void {
  saveFile({
    name: 'bazaar-suppliers.csv',
    type: 'text/csv;charset=utf-8',
    text: shortlistCsv(suppliers, origin),
  });
}

function rowOf(supplier: SupplierSummary, origin: string): CsvCell[] {
  const { id, slug, name, rating, verifiedAt } = supplier;
  return [
    id,
    name,
    supplier.provinceTitle,
    supplier.cityTitle,
    supplier.activityKinds.join('، '),
    supplier.foundedYear,
    supplier.productCount,
    rating ? rating.average : '',
    rating ? rating.count : '',
    verifiedAt === null ? '' : toLatinDigits(formatJalaliShort(verifiedAt)),
    origin + links.supplier(id, slug),
  ];
}
