import { stripBidiControls } from './bidi.ts';
import { toLatinDigits } from './digits.ts';

/** Names of banks and credit institutions by the three digits after the check digits of an IBAN, as Shaparak lists them. */
const BANKS: Readonly<Record<string, string>> = {
  '010': 'بانک مرکزی',
  '011': 'بانک صنعت و معدن',
  '012': 'بانک ملت',
  '013': 'بانک رفاه کارگران',
  '014': 'بانک مسکن',
  '015': 'بانک سپه',
  '016': 'بانک کشاورزی',
  '017': 'بانک ملی ایران',
  '018': 'بانک تجارت',
  '019': 'بانک صادرات ایران',
  '020': 'بانک توسعه صادرات',
  '021': 'پست بانک ایران',
  '022': 'بانک توسعه تعاون',
  '051': 'مؤسسه اعتباری توسعه',
  '052': 'بانک قوامین',
  '053': 'بانک کارآفرین',
  '054': 'بانک پارسیان',
  '055': 'بانک اقتصاد نوین',
  '056': 'بانک سامان',
  '057': 'بانک پاسارگاد',
  '058': 'بانک سرمایه',
  '059': 'بانک سینا',
  '060': 'بانک قرض‌الحسنه مهر ایران',
  '061': 'بانک شهر',
  '062': 'بانک آینده',
  '063': 'بانک انصار',
  '064': 'بانک گردشگری',
  '065': 'بانک حکمت ایرانیان',
  '066': 'بانک دی',
  '069': 'بانک ایران زمین',
  '070': 'بانک قرض‌الحسنه رسالت',
  '073': 'مؤسسه اعتباری کوثر',
  '075': 'مؤسسه اعتباری ملل',
  '078': 'بانک خاورمیانه',
  '079': 'بانک مهر اقتصاد',
  '080': 'مؤسسه اعتباری نور',
  '090': 'بانک قرض‌الحسنه مهر ایران',
  '095': 'بانک ایران و ونزوئلا',
};

/**
 * The bank of an IBAN by its code, spaces allowed; null when the code belongs to no bank. The check digits are not
 * verified.
 */
export function bankOfSheba(sheba: string): string | null {
  const code = /^IR\d{2}(\d{3})/i.exec(toLatinDigits(stripBidiControls(sheba)).replace(/[\s-]/g, ''))?.[1];
  return code === undefined ? null : (BANKS[code] ?? null);
}
