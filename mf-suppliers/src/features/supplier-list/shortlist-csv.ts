import { links } from '@bazaar/contracts';
import type { SupplierContact, SupplierId, SupplierSummary } from '@bazaar/contracts/merchant';
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
  'تلفن',
  'ایمیل',
  'نشانی صفحه',
];

/** A contact that the user has revealed before. */
type RevealedContact = Pick<SupplierContact, 'phones' | 'email'> & { supplierId: SupplierId };

interface ShortlistFile {
  suppliers: readonly SupplierSummary[];
  /** Of suppliers whose contact the user has revealed; the cells of the others stay empty. */
  contacts: readonly RevealedContact[];
  origin: string;
}

/** The shortlist as CSV for a spreadsheet: numbers in Latin digits, so that they can be calculated with. */
function shortlistCsv({ suppliers, contacts, origin }: ShortlistFile): string {
  return csvOf([
    HEADS,
    ...suppliers.map((supplier) => {
      const contact = contacts.find(({ supplierId }) => supplierId === supplier.id);
      return rowOf(supplier, contact, origin);
    }),
  ]);
}

/** Starts the browser's download of the shortlist as a file. */
export function downloadShortlist(file: ShortlistFile): void {
  saveFile({
    name: 'bazaar-suppliers.csv',
    type: 'text/csv;charset=utf-8',
    text: shortlistCsv(file),
  });
}

function rowOf(supplier: SupplierSummary, contact: RevealedContact | undefined, origin: string): CsvCell[] {
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
    contact?.phones.map(nationalNumber).join('، ') ?? '',
    contact?.email ?? '',
    origin + links.supplier(id, slug),
  ];
}

/** A number as it is dialled in the country; with its plus sign a spreadsheet would take it for a formula. */
function nationalNumber(phone: string): string {
  return phone.replace(/^\+98/, '0');
}
