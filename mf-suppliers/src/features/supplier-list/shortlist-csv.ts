import { links } from '@bazaar/contracts';
import type { SupplierSummary } from '@bazaar/contracts/merchant';
import { formatJalaliShort, toLatinDigits } from '@bazaar/locale';
import { csvOf } from '../../common/csv/csv.rules.ts';

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
  const url = URL.createObjectURL(
    new Blob([shortlistCsv(suppliers, origin)], { type: 'text/csv;charset=utf-8' }),
  );
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = 'bazaar-suppliers.csv';
  anchor.click();
  // The browser must have started the download before the object URL is revoked.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function rowOf(supplier: SupplierSummary, origin: string): string[] {
  const { id, slug, name, rating, verifiedAt } = supplier;
  return [
    String(id),
    name,
    supplier.provinceTitle,
    supplier.cityTitle,
    supplier.activityKinds.join('، '),
    String(supplier.foundedYear),
    String(supplier.productCount),
    rating ? String(rating.average) : '',
    rating ? String(rating.count) : '',
    verifiedAt === null ? '' : toLatinDigits(formatJalaliShort(verifiedAt)),
    origin + links.supplier(id, slug),
  ];
}
