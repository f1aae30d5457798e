import type { PaymentStatus } from '@bazaar/contracts/payment';
import { formatTomanText, toPersianDigits } from '@bazaar/locale';

const BANK_RETURNS = 'اگر مبلغی از حساب شما کم شده باشد، بانک آن را حداکثر ظرف ۷۲ ساعت بازمی‌گرداند.';

/** User-facing texts of the payment service. */
export const messages = {
  payment: 'پرداخت',
  payable: 'پرداخت بازی برای این درخواست',
  gateway: 'درگاه پرداخت',
  notFinance:
    'پرداخت از کیف پول شرکت به نقش «مسئول مالی» نیاز دارد. از مالک شرکت بخواهید پرداخت کند یا نقش شما را تغییر دهد.',
  statusTitle: {
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
  } satisfies Record<PaymentStatus, string>,
  statusText: {
    Created: 'هنوز پرداختی انجام نشده است. برای ادامه، روش پرداخت را انتخاب کنید.',
    RedirectedToGateway: 'پرداخت در صفحه بانک باز است. پس از پایان کار به همین صفحه بازمی‌گردید.',
    CallbackReceived: 'از بانک بازگشته‌اید و پرداخت در حال تأیید است. چند لحظه صبر کنید.',
    VerifyPending: 'در حال پیگیری؛ نیازی به پرداخت دوباره نیست. نتیجه تا ۳۰ دقیقه دیگر مشخص می‌شود.',
    Verified: 'پرداخت با موفقیت انجام شد.',
    Settled: 'پرداخت انجام و با بانک تسویه شده است.',
    Failed: `پرداخت انجام نشد. می‌توانید دوباره تلاش کنید. ${BANK_RETURNS}`,
    Cancelled: 'از این پرداخت انصراف داده‌اید.',
    Expired: `مهلت پرداخت بدون بازگشت از بانک گذشت. می‌توانید دوباره تلاش کنید. ${BANK_RETURNS}`,
    Refunded: 'مبلغ این پرداخت به کیف پول شما بازگردانده شد.',
  } satisfies Record<PaymentStatus, string>,
  unverified: `نتیجه این پرداخت پس از ۳۰ دقیقه پیگیری مشخص نشد. ${BANK_RETURNS} سپس می‌توانید دوباره پرداخت کنید.`,
  gatewayDown:
    'درگاه پرداخت پاسخ نداد و پولی جابه‌جا نشد. می‌توانید دوباره تلاش کنید یا درگاه دیگری انتخاب کنید.',
  cancelRequested:
    'از این پرداخت انصراف داده‌اید. اگر بانک بعداً آن را موفق اعلام کند، مبلغ به کیف پول شما می‌رود.',
  closed: 'این پرداخت دیگر لازم نیست؛ مورد پرداخت لغو شده است.',
  notNow: 'این کار در وضعیت فعلی پرداخت ممکن نیست.',
  notNowDetail: (status: PaymentStatus) =>
    `وضعیت پرداخت «${messages.statusTitle[status]}» است. صفحه را دوباره بارگذاری کنید و گزینه‌های همان وضعیت را ببینید.`,
  tooManyTries: 'تعداد دفعات مجاز تلاش برای این پرداخت تمام شده است.',
  tooManyTriesDetail: 'پرداخت جدیدی ایجاد کنید یا از کیف پول پرداخت کنید.',
  shortCredit: 'موجودی کیف پول کافی نیست.',
  shortCreditDetail: (shortfallRial: number) =>
    `برای این پرداخت ${formatTomanText(shortfallRial)} کم دارید. کیف پول را به همین اندازه شارژ کنید و دوباره بپردازید.`,
  ownSupplier: 'با تأمین‌کننده‌ای که نماینده آن هستید نمی‌توان معامله کرد.',
  ownSupplierDetail:
    'پرداخت‌کننده پاسخ‌گوی همین تأمین‌کننده است. درخواست را لغو کنید و کالا را از تأمین‌کننده دیگری بخواهید.',
  outsideGateway: 'این درگاه این مبلغ را نمی‌پذیرد.',
  outsideGatewayDetail: (minRial: number, maxRial: number) =>
    `مبلغ باید میان ${formatTomanText(minRial)} و ${formatTomanText(maxRial)} باشد. مبلغ یا درگاه را تغییر دهید.`,
  unavailable: 'درگاه پرداخت در دسترس نیست.',
  unavailableDetail:
    'پولی جابه‌جا نشد و پرداخت شما محفوظ است. کمی بعد دوباره تلاش کنید یا درگاه دیگری انتخاب کنید.',
  chargeRange: (minRial: number, maxRial: number) =>
    `مبلغ شارژ باید میان ${formatTomanText(minRial)} و ${formatTomanText(maxRial)} باشد.`,
  purposeId: 'شماره مورد پرداخت الزامی است.',
  amountNeeded: 'مبلغ شارژ الزامی است.',
  amountDiffers: 'این مبلغ با مبلغ قابل پرداخت برابر نیست. صفحه را دوباره بارگذاری کنید.',
  walletPart: 'بخش کیف پول باید از مبلغ پرداخت کمتر باشد و برای شارژ کیف پول قابل استفاده نیست.',
  describe: {
    walletCharge: 'شارژ کیف پول بازار',
    tradeRequest: 'پرداخت درخواست معامله در بازار',
    membership: 'پرداخت حق عضویت بازار',
  },
  gatewayTitles: {
    sandbox: 'درگاه آزمایشی',
    'sandbox-2': 'درگاه آزمایشی دوم',
    zarinpal: 'زرین‌پال',
  } as Readonly<Record<string, string>>,
  outcome: 'نتیجه این پرداخت',
  orderNumber: (id: number) => toPersianDigits(id),
} as const;
