import type { PayoutRowState } from '@bazaar/contracts/wallet';

export const stateTitles: Readonly<Record<PayoutRowState, string>> = {
  Draft: 'در حال آماده‌سازی',
  Sent: 'در بانک',
  Settled: 'واریزشده',
  Failed: 'ناموفق',
  Returned: 'برگشت‌خورده',
  Cancelled: 'لغوشده',
};

/** Texts of what a supplier has earned and is paid. */
export const payoutsMessages = {
  title: 'تسویه‌های فروش',
  note: 'بهای معامله‌های پایان‌یافته دسته‌ای به حساب تأمین‌کننده واریز می‌شود.',
  failed: 'تسویه‌های فروش دریافت نشد. بقیه صفحه در دسترس است.',
  payable: 'طلب تسویه‌نشده',
  inTransit: 'در راه بانک',
  account: 'واریز به',
  holder: 'به نام',
  noAccount: 'هنوز حسابی برای واریز ثبت نکرده‌اید؛ تا ثبت آن تسویه‌ای انجام نمی‌شود.',
  unknownBank: 'بانک نامشخص',
  empty:
    'هنوز تسویه‌ای انجام نشده است. با پایان هر معامله، بهای آن به طلب شما افزوده و در دسته بعدی واریز می‌شود.',

  date: 'ارسال و شناسه پرداخت',
  amount: 'مبلغ (تومان)',
  state: 'وضعیت',
  bankReference: 'مرجع بانک و حساب',
  explanation: 'توضیح',
  noReference: 'هنوز ندارد',
  backToPayable: (reason: string) => `${reason} مبلغ به طلب شما بازگشت و در دسته بعدی پرداخت می‌شود.`,
  settledAt: (at: string) => `واریز در ${at}`,
  noReason: 'بانک دلیلی اعلام نکرده است.',

  change: 'تغییر حساب',
  add: 'ثبت حساب',
  field: 'شماره شبا',
  hint: 'IR و ۲۴ رقم؛ صاحب حساب باید خود تأمین‌کننده باشد.',
  codeNote: 'حساب تازه با کد پیامکی تأیید می‌شود. دسته‌هایی که به بانک رفته‌اند به حساب پیشین واریز می‌شوند.',
  wrong: 'شماره شبا درست نیست؛ با IR آغاز می‌شود و ۲۴ رقم دارد.',
  save: 'ذخیره حساب',
  saving: 'در حال ذخیره',
  saved: 'حساب واریز ذخیره شد',
  cancel: 'انصراف',
  tryLater: 'ارتباط با سرور برقرار نشد و حساب تغییری نکرد؛ دوباره تلاش کنید.',
} as const;
