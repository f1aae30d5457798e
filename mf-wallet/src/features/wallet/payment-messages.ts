import type { PaymentPurpose } from '@bazaar/contracts/payment';
import type { PaymentState } from '../../common/payment/payment-state.rules.ts';

const amounts: Readonly<Record<PaymentState, string>> = {
  unpaid: 'قابل پرداخت',
  open: 'در انتظار پرداخت',
  pending: 'در حال پیگیری',
  paid: 'پرداخت‌شده',
  failed: 'پرداخت‌نشده',
  cancelled: 'پرداخت‌نشده',
  expired: 'پرداخت‌نشده',
  refunded: 'بازگشته به کیف پول',
};

const paid: Readonly<Record<PaymentPurpose, string>> = {
  walletCharge: 'مبلغ به کیف پول افزوده شد.',
  tradeRequest: 'مبلغ برای درخواست کنار گذاشته شد و به تأمین‌کننده خبر دادیم.',
  membership: 'حق عضویت پرداخت شد و عضویت شما فعال است.',
};

/** Texts of the page of one payment. */
export const paymentMessages = {
  title: 'پرداخت',
  amounts,
  paid,
  pending: 'پاسخ بانک هنوز نرسیده است؛ پیگیری خودکار ادامه دارد.',
  cancelled: 'چیزی از حساب شما کم نشده است.',
  notPaid: 'بانک پرداخت را نپذیرفت و دلیلی اعلام نکرد.',
  missing: 'این پرداخت در حساب شما پیدا نشد. شاید با حساب دیگری پرداخت کرده‌اید.',
  failed: 'وضعیت پرداخت دریافت نشد. پرداخت شما محفوظ است؛ دوباره تلاش کنید.',

  facts: {
    walletPart: 'از کیف پول',
    online: 'در درگاه',
    wallet: 'کیف پول',
    method: 'روش پرداخت',
    attempt: 'تلاش',
    attemptOf: (count: string, max: string) => `${count} از ${max}`,
    refNumber: 'شماره مرجع بانک',
    gateway: 'درگاه',
    card: 'کارت',
    time: 'زمان',
    deadline: 'مهلت پرداخت',
    request: (number: string) => `درخواست ${number}`,
  },

  steps: {
    title: 'مراحل پیگیری',
    returned: 'از بانک برگشتید',
    asking: 'پرسش خودکار از بانک',
    askingNote: 'هر دو دقیقه',
    end: 'پایان پیگیری',
    atLatest: (at: string) => `حداکثر ${at}`,
  },

  bankReturns: (at: string) =>
    `از حساب شما چیزی کم نشده است. اگر پیامک برداشت گرفته‌اید، بانک مبلغ را حداکثر تا ${at} بازمی‌گرداند.`,
  bankMayReturn: (at: string) =>
    `اگر بانک تأیید نکند، مبلغ حداکثر تا ${at} به حساب شما بازمی‌گردد. تا پایان پیگیری دوباره پرداخت نکنید.`,
  next: {
    title: 'قدم بعد',
    paidRequest: 'تأمین‌کننده کالا را آماده و ارسال می‌کند.',
    heldRequest: 'مبلغ تا تأیید تحویل نزد بازار صنعت می‌ماند.',
    keptTitle: 'درخواست شما محفوظ است',
    kept: (until: string) => `قیمت تا پایان مهلت پرداخت (${until}) ثابت می‌ماند.`,
    walletKept: 'از کیف پول شما هم چیزی کم نشده است.',
    refunded: 'مبلغ هم‌اکنون در موجودی در دسترس کیف پول شماست.',
    noTries: 'تعداد تلاش‌های مجاز این پرداخت تمام شد. در پرداخت تازه با کارت یا درگاه دیگری ادامه دهید.',
  },

  attempts: {
    title: 'تلاش‌ها',
    line: (number: string, gateway: string) => `تلاش ${number}: ${gateway}`,
    requested: (at: string) => `رفتن به درگاه ${at}`,
    returned: (at: string) => `بازگشت ${at}`,
    noReturn: 'بازگشتی ثبت نشده است',
    ref: (code: string) => `مرجع ${code}`,
  },

  actions: {
    retryWith: 'تلاش دوباره با',
    retry: (amount: string) => `تلاش دوباره، ${amount}`,
    toBank: 'ادامه در صفحه بانک',
    otherWays: 'روش‌های دیگر پرداخت',
    payNow: 'پرداخت درخواست',
    cancel: 'لغو پرداخت',
    toRequest: 'بازگشت به درخواست',
    continueRequest: 'ادامه پرداخت درخواست',
    toWallet: 'کیف پول',
    chargeRest: (amount: string) => `شارژ بقیه، ${amount}`,
    newCharge: 'شارژ تازه',
    receipt: 'رسید',
    gatewaysFailed: 'درگاه‌ها دریافت نشد.',
  },

  cancelDialog: {
    title: 'این پرداخت لغو شود؟',
    text: 'اگر بانک بعداً این پرداخت را موفق اعلام کند، مبلغ به کیف پول شما می‌رود.',
    keep: 'پرداخت بماند',
    confirm: 'لغو پرداخت',
    busy: 'در حال لغو',
    done: 'پرداخت لغو شد',
    failed: 'پرداخت لغو نشد.',
    notOpened: 'این پنجره باز نشد',
  },

  receipt: {
    title: 'رسید پرداخت',
    number: 'شماره پیگیری',
    date: 'تاریخ پرداخت',
    payer: 'پرداخت‌کننده',
    company: 'پرداخت‌کننده',
    agent: 'پرداخت به دست',
    purpose: 'بابت',
    amount: 'مبلغ',
    rial: 'برابر به ریال',
    words: 'به حروف',
    notPaid: 'این پرداخت انجام نشده است و رسیدی ندارد.',
    back: 'بازگشت به پرداخت',
    note: 'این رسید گواه پرداخت در بازار صنعت است و جای فاکتور فروش را نمی‌گیرد.',
  },
} as const;
