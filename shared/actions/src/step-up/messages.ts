import type { StepUpPurpose } from '@bazaar/contracts/auth';

/** What is confirmed, as the dialog names it. */
export const purposeWords: Readonly<
  Record<StepUpPurpose, { title: string; lead: (subject: string) => string; confirm: string }>
> = {
  walletPay: {
    title: 'تأیید پرداخت با پیامک',
    lead: (amount) => `پرداخت ${amount} از کیف پول با کد پیامکی تأیید می‌شود.`,
    confirm: 'تأیید و پرداخت',
  },
  withdrawal: {
    title: 'تأیید برداشت با پیامک',
    lead: (amount) => `برداشت ${amount} به حساب بانکی با کد پیامکی تأیید می‌شود.`,
    confirm: 'تأیید و برداشت',
  },
  limitChange: {
    title: 'تأیید سقف تازه با پیامک',
    lead: (amount) => `سقف تازه، ${amount}، با کد پیامکی تأیید می‌شود.`,
    confirm: 'تأیید و ذخیره',
  },
  accountChange: {
    title: 'تأیید حساب تازه با پیامک',
    lead: (account) => `پس از تأیید، تسویه‌های فروش به شبای ${account} واریز می‌شود.`,
    confirm: 'تأیید و ذخیره',
  },
  dataExport: {
    title: 'تأیید دریافت داده‌ها با پیامک',
    lead: () => 'نسخه داده‌ها همه چیز حساب شما را در یک فایل دارد؛ تهیه آن با کد پیامکی تأیید می‌شود.',
    confirm: 'تأیید و تهیه نسخه',
  },
  accountDeletion: {
    title: 'تأیید حذف حساب با پیامک',
    lead: () => 'حذف حساب کاربری با کد پیامکی تأیید می‌شود. تا پایان مهلت انتظار می‌توانید از آن انصراف دهید.',
    confirm: 'تأیید و حذف حساب',
  },
};

export const messages = {
  limit: (limit: string) => `آنچه در ۲۴ ساعت بدون کد از کیف پول خارج می‌شود حداکثر ${limit} است.`,
  limitSpent: (limit: string, spent: string) =>
    `در ۲۴ ساعت گذشته ${spent} بدون کد از کیف پول خارج شده است و سقف آن ${limit} است.`,
  newAccount: 'این نخستین برداشت به این حساب است؛ نخستین برداشت به هر حساب با کد تأیید می‌شود.',
  change: 'این کار همیشه با کد تأیید می‌شود تا کسی جز شما آن را انجام ندهد.',
  code: 'کد ۶ رقمی',
  hint: 'کد به شماره همراه خودتان پیامک شد. آن را به کسی ندهید.',
  sending: 'در حال ارسال کد',
  resend: 'ارسال دوباره کد',
  confirming: 'در حال تأیید',
  cancel: 'انصراف',
  incomplete: 'هر ۶ رقم کد را بنویسید.',
  notSent: 'کد ارسال نشد.',
  tryLater: 'ارتباط با سرور برقرار نشد؛ دوباره تلاش کنید.',
  demo: 'پیامک نمایشی',
  demoUse: 'درج کد',
} as const;
