import { formatTomanText } from '@bazaar/locale';

/** What people read of money that leaves a wallet or a payable account. */
export const payoutMessages = {
  withdrawal: 'برداشت',
  batch: 'دسته پرداخت',
  payoutRow: 'ردیف این دسته پرداخت',
  noIban: 'شماره شبایی برای برداشت ثبت نشده است.',
  noIbanDetail:
    'در پروفایل خود، شماره شبای حسابی را که به نام صاحب همین کیف پول است ثبت کنید و دوباره برداشت کنید.',
  accountChanged: 'شماره شبای پروفایل در این میان تغییر کرده است.',
  accountChangedDetail:
    'حساب مقصد را دوباره ببینید. اگر این تغییر از شما نیست، برداشت نکنید و با پشتیبانی تماس بگیرید.',
  shortCredit: 'موجودی قابل برداشت کافی نیست.',
  shortCreditDetail: (shortfallRial: number) =>
    `مبلغ برداشت ${formatTomanText(shortfallRial)} بیش از موجودی قابل برداشت است. مبلغ کمتری بنویسید.`,
  withdrawalRange: (minRial: number, maxRial: number) =>
    `مبلغ برداشت باید میان ${formatTomanText(minRial)} و ${formatTomanText(maxRial)} باشد.`,
  notNow: 'این کار در وضعیت فعلی ممکن نیست.',
  notNowDetail: 'وضعیت در این میان تغییر کرده است. صفحه را دوباره بارگذاری کنید.',
  nothingToPay: 'چیزی برای پرداخت نیست.',
  nothingToPayDetail: 'یا طلب و برداشت بازی نمانده، یا حسابی ثبت نشده، یا همه در دسته بازِ دیگری هستند.',
  payableChanged: 'طلب یکی از تأمین‌کنندگان کمتر از مبلغ این دسته شده است.',
  payableChangedDetail: 'این پیش‌نویس را کنار بگذارید و دسته تازه‌ای بسازید.',
  noSuppliers: 'برای دسته برداشت‌ها تأمین‌کننده انتخاب نمی‌شود.',
  bankRefused: 'بانک این انتقال را انجام نداد: حساب مقصد مسدود است.',
  bankReturned: 'بانک مقصد این مبلغ را برگرداند: نام صاحب حساب با شماره شبا یکی نیست.',
  noReason: 'بانک دلیلی اعلام نکرده است.',
} as const;
