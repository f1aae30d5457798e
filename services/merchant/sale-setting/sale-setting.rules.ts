import type { PaymentTerm } from '@bazaar/contracts/merchant';
import { formatTomanText } from '@bazaar/locale';

/** Persian titles of the payment terms. */
export const PAYMENT_TERM_TITLES: Readonly<Record<PaymentTerm, string>> = {
  Cash: 'نقدی هنگام سفارش',
  Prepayment: 'پیش‌پرداخت و تسویه هنگام تحویل',
  Credit30: 'اعتباری ۳۰ روزه',
  Credit60: 'اعتباری ۶۰ روزه',
  LetterOfCredit: 'اعتبار اسنادی داخلی',
};

const DAY_TITLES = ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'] as const;

/** Name of a day of the week, 0 for Saturday. */
export function dayTitle(day: number): string {
  const title = DAY_TITLES[day];
  if (title === undefined) {
    throw new RangeError('Days of the week are numbered from 0, Saturday, to 6.');
  }
  return title;
}

/** The minimum order in words; null means that each item has its own. */
export function minimumOrderTitle(amountRial: number | null): string {
  return amountRial === null
    ? 'حداقل سفارش هر کالا در صفحه همان کالا آمده است.'
    : `حداقل مبلغ هر سفارش ${formatTomanText(amountRial)} است.`;
}
