import type { WithdrawalState } from '@bazaar/contracts/wallet';

/** The states in a word or two, for lists. */
export const stateTitles: Readonly<Record<WithdrawalState, string>> = {
  Requested: 'در صف ارسال به بانک',
  Sent: 'در بانک',
  Settled: 'واریزشده',
  Failed: 'ناموفق',
  Cancelled: 'لغوشده',
};

/** The heading of a withdrawal in each state. */
export const headings: Readonly<Record<WithdrawalState, string>> = {
  Requested: 'برداشت شما ثبت شد',
  Sent: 'بانک در حال واریز است',
  Settled: 'مبلغ به حساب شما واریز شد',
  Failed: 'برداشت انجام نشد',
  Cancelled: 'برداشت لغو شد',
};

/** Texts of withdrawing from a wallet. */
export const withdrawalMessages = {
  title: 'برداشت به حساب بانکی',
  pageTitle: 'برداشت از کیف پول',
  failed: 'شرایط برداشت دریافت نشد. بقیه صفحه در دسترس است.',

  form: {
    amount: 'مبلغ برداشت',
    limits: (min: string, max: string) => `از ${min} تا ${max} در هر بار`,
    inRial: (words: string, rial: string) => `${words}، برابر ${rial}`,
    whole: (amount: string) => `همه موجودی، ${amount}`,
    below: (min: string) => `کمترین مبلغ برداشت ${min} است.`,
    above: (max: string) => `بیشترین مبلغ برداشت در هر بار ${max} است.`,
    short: (available: string) => `موجودی در دسترس ${available} است.`,
    account: 'واریز به',
    holder: 'به نام',
    unknownBank: 'بانک نامشخص',
    changeAccount: 'تغییر حساب',
    what: (hours: string) =>
      `مبلغ همین حالا از موجودی کم می‌شود و حداکثر تا ${hours} ساعت دیگر به حساب می‌نشیند. تا پیش از ارسال به بانک می‌توانید لغو کنید.`,
    codeForAccount: 'نخستین برداشت به این حساب با کد پیامکی تأیید می‌شود.',
    codeForAmount: (remaining: string) =>
      `اکنون تا ${remaining} بدون کد برداشت می‌شود؛ این مبلغ با کد پیامکی تأیید می‌شود.`,
    submit: (amount: string) => `برداشت ${amount}`,
    submitEmpty: 'برداشت',
    busy: 'در حال ثبت برداشت',
    tryLater: 'پاسخ سرور نرسید. دوباره بزنید؛ برداشت دو بار ثبت نمی‌شود.',
    alreadySent: 'برداشتی که پیش از این فرستادید ثبت شده است.',
    toList: 'مشاهده برداشت‌ها',
  },

  noAccount: {
    text: 'برداشت به حسابی انجام می‌شود که به نام صاحب کیف پول است. هنوز شماره شبایی در اطلاعات شما ثبت نشده است.',
    company: 'برای این شرکت شماره شبایی ثبت نشده است. صاحب حساب شرکت باید آن را در اطلاعات شرکت ثبت کند.',
    link: 'ثبت شماره شبا',
    back: 'پس از ذخیره، از همان صفحه به برداشت بازمی‌گردید.',
  },
  tooLittle: (available: string, min: string) =>
    `موجودی در دسترس ${available} است و کمترین مبلغ برداشت ${min}. مبلغی برای برداشت نمانده است.`,

  screen: {
    missing: 'این برداشت در حساب شما پیدا نشد.',
    failed: 'وضعیت برداشت دریافت نشد. پول شما محفوظ است؛ دوباره تلاش کنید.',
    Requested: 'مبلغ از موجودی کم شده و در نوبت ارسال به بانک است. تا پیش از آن می‌توانید لغو کنید.',
    Sent: 'دستور واریز به بانک داده شده است و دیگر لغو نمی‌شود.',
    Settled: 'بانک واریز را تأیید کرد.',
    Failed: 'مبلغ به موجودی در دسترس کیف پول بازگشت.',
    Cancelled: 'مبلغ به موجودی در دسترس کیف پول بازگشت.',
    amount: {
      Requested: 'در حال برداشت',
      Sent: 'در حال واریز',
      Settled: 'واریزشده',
      Failed: 'بازگشته به کیف پول',
      Cancelled: 'بازگشته به کیف پول',
    } as Readonly<Record<WithdrawalState, string>>,
    inRial: (amount: string) => `برابر ${amount}`,
    account: 'به شبای',
    createdAt: 'زمان ثبت',
    endedAt: 'زمان پایان',
    expectedBy: 'حداکثر تا',
    reason: 'دلیل',
    again: 'برداشت دوباره',
    checkAccount: 'بررسی شماره شبا',
    cancel: 'لغو برداشت',
    toList: 'همه برداشت‌ها',
    toWallet: 'کیف پول',
    steps: 'مراحل برداشت',
    requested: 'ثبت برداشت',
    sent: 'ارسال به بانک',
    settled: 'نشستن به حساب',
    atLatest: (at: string) => `حداکثر ${at}`,
    returnNote: 'اگر بانک مقصد مبلغ را برگرداند، به کیف پول بازمی‌گردد و همین‌جا با دلیل آن نشان داده می‌شود.',
  },

  cancelDialog: {
    title: 'این برداشت لغو شود؟',
    text: (amount: string) => `${amount} به موجودی در دسترس کیف پول بازمی‌گردد.`,
    keep: 'برداشت بماند',
    confirm: 'لغو برداشت',
    busy: 'در حال لغو',
    done: 'برداشت لغو شد و مبلغ به کیف پول بازگشت',
    failed: 'برداشت لغو نشد.',
    tryLater: 'ارتباط با سرور برقرار نشد؛ دوباره تلاش کنید.',
    notOpened: 'این پنجره باز نشد',
  },

  list: {
    title: 'برداشت‌ها',
    summary: (total: string) => `${total} برداشت`,
    empty: 'هنوز برداشتی نداشته‌اید. برداشت‌ها با وضعیت و شماره پیگیری اینجا نمایش داده می‌شود.',
    start: 'برداشت به حساب بانکی',
    failed: 'برداشت‌ها دریافت نشد. بقیه صفحه در دسترس است.',
    date: 'تاریخ و شماره پیگیری',
    amount: 'مبلغ (تومان)',
    state: 'وضعیت',
    note: 'توضیح و حساب',
    until: (at: string) => `حداکثر تا ${at}`,
    settledAt: (at: string) => `واریز در ${at}`,
    back: (reason: string) => `${reason} مبلغ به کیف پول بازگشت.`,
    cancelled: 'لغو شد و مبلغ به کیف پول بازگشت.',
  },
} as const;
