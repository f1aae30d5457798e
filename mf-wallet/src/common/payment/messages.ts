import type { PaymentPurpose, PaymentStatus } from '@bazaar/contracts/payment';
import type { AmountFault } from '../money/typed-amount.rules.ts';
import type { PaymentState } from './payment-state.rules.ts';

/** The titles of the states, as the services spell them; for single attempts, which come without one. */
export const statusTitles: Readonly<Record<PaymentStatus, string>> = {
  Created: 'ایجادشده',
  RedirectedToGateway: 'در انتظار بازگشت از بانک',
  CallbackReceived: 'در حال تأیید',
  VerifyPending: 'نامشخص؛ در حال پیگیری',
  Verified: 'موفق',
  Settled: 'تسویه‌شده',
  Failed: 'ناموفق',
  Cancelled: 'انصراف کاربر',
  Expired: 'منقضی‌شده',
  Refunded: 'بازگشت‌داده‌شده',
};

export const purposeTitles: Readonly<Record<PaymentPurpose, string>> = {
  walletCharge: 'شارژ کیف پول',
  tradeRequest: 'درخواست معامله',
  membership: 'حق عضویت',
};

/** The heading of a payment in each state. */
export const stateTitles: Readonly<Record<PaymentState, string>> = {
  unpaid: 'هنوز پرداختی انجام نشده است',
  open: 'پرداخت در صفحه بانک باز است',
  pending: 'در حال پیگیری؛ نیازی به پرداخت دوباره نیست',
  paid: 'پرداخت انجام شد',
  failed: 'پرداخت انجام نشد',
  cancelled: 'از پرداخت انصراف دادید',
  expired: 'مهلت پرداخت گذشت',
  refunded: 'مبلغ به کیف پول بازگشت',
};

export const amountFaults: Readonly<Record<AmountFault, string>> = {
  empty: 'مبلغ را به تومان بنویسید.',
  unreadable: 'مبلغ را فقط با رقم بنویسید؛ برای نمونه ۱۰٬۰۰۰٬۰۰۰.',
  negative: 'مبلغ نمی‌تواند منفی باشد.',
  zero: 'مبلغ باید بیشتر از صفر باشد.',
  fraction: 'مبلغ را بدون اعشار و به تومان کامل بنویسید.',
  tooLong: 'این مبلغ بیش از اندازه بزرگ است؛ تعداد رقم‌ها را بررسی کنید.',
  below: 'این مبلغ از کمترین مبلغ مجاز کمتر است.',
  above: 'این مبلغ از بیشترین مبلغ مجاز بیشتر است.',
};

export const messages = {
  toman: 'تومان',
  gateway: 'درگاه پرداخت',
  limits: (min: string, max: string) => `${min} تا ${max}`,
  failedBefore: 'در تلاش پیشین ناموفق بود',
  outside: 'این مبلغ را نمی‌پذیرد',
  noGateway: 'اکنون درگاهی برای پرداخت در دسترس نیست. کمی بعد دوباره تلاش کنید.',
  leaving: 'در حال رفتن به درگاه',
  tryLater: 'ارتباط با سرور برقرار نشد و پولی جابه‌جا نشد؛ دوباره تلاش کنید.',
  seePayment: 'مشاهده این پرداخت',
  copied: 'شماره پیگیری کپی شد',
  copy: 'کپی شماره پیگیری',
  bankRial: (amount: string) => `برابر ${amount} در صفحه بانک`,
  trackingCode: 'شماره پیگیری',
  followedUntil: 'پایان پیگیری',
  purpose: 'بابت',
  live: 'نتیجه همین‌جا می‌آید؛ می‌توانید صفحه را ببندید.',
} as const;
