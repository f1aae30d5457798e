import type { SignInReason } from '@bazaar/host';
import { formatDuration, formatNumber, formatWait, isolate } from '@bazaar/locale';

const reasons: Readonly<Record<SignInReason, string>> = {
  contact: 'برای دیدن اطلاعات تماس وارد شوید؛ پس از ورود به همان صفحه برمی‌گردید.',
  favorite: 'برای افزودن به علاقه‌مندی‌ها وارد شوید؛ پس از ورود، در همان صفحه افزوده می‌شود.',
  note: 'برای نوشتن یادداشت وارد شوید؛ یادداشت را فقط خودتان می‌بینید و پس از ورود به همان صفحه برمی‌گردید.',
  draft: 'برای ساخت پیش‌نویس درخواست وارد شوید؛ آنچه انتخاب کرده‌اید پس از ورود در همان صفحه می‌ماند.',
  message: 'برای نوشتن پیام به تأمین‌کننده وارد شوید؛ پس از ورود، گفت‌وگو با او باز می‌شود.',
  report: 'برای ارسال گزارش وارد شوید؛ پس از ورود به همان صفحه برمی‌گردید.',
  comment: 'برای نوشتن دیدگاه وارد شوید؛ متن شما نگه داشته می‌شود و پس از ورود به همان صفحه برمی‌گردید.',
  like: 'برای پسندیدن وارد شوید؛ پس از ورود، پسند شما در همان صفحه ثبت می‌شود.',
  file: 'برای پیوست کردن فایل وارد شوید؛ آنچه نوشته‌اید نگه داشته می‌شود و پس از ورود به همان صفحه برمی‌گردید.',
  register: 'برای ثبت‌نام خریدار، شماره همراه خود را تأیید کنید؛ پس از آن مشخصات شخص یا شرکت پرسیده می‌شود.',
};

const span = (seconds: number | null) => (seconds === null ? 'چند دقیقه' : formatWait(seconds));

export const messages = {
  backToSite: 'بازگشت به سایت',
  phoneTitle: 'ورود یا ثبت‌نام',
  phoneLead: 'شماره همراه خود را بنویسید؛ کد ورود برایتان پیامک می‌شود. اگر حسابی ندارید، همین‌جا ساخته می‌شود.',
  phone: 'شماره همراه',
  phoneHint: 'با ۰۹، ۹۸، ۰۰۹۸ یا بدون صفر پذیرفته می‌شود',
  phoneEmpty: 'شماره همراه را بنویسید',
  phoneWrong: 'شماره همراه درست نیست؛ شماره‌ای مانند ۰۹۱۲۱۲۳۴۵۶۷ بنویسید',
  sendCode: 'دریافت کد',
  sendingCode: 'در حال ارسال کد',
  codeTitle: 'کد پیامک‌شده را بنویسید',
  codeSentTo: (digits: number) => `کد ${formatNumber(digits)} رقمی به این شماره ارسال شد:`,
  editPhone: 'ویرایش شماره',
  code: 'کد ورود',
  codeShort: (count: number, digits: number) =>
    `کد ${formatNumber(digits)} رقم دارد؛ ${formatNumber(count)} رقم نوشته‌اید`,
  confirm: 'ورود',
  confirming: 'در حال ورود',
  validFor: (seconds: number) => `اعتبار کد: ${formatDuration(seconds)}`,
  validForSpoken: (seconds: number) => `${formatNumber(seconds)} ثانیه تا پایان اعتبار کد`,
  lapsed: 'مهلت این کد به پایان رسید. کد جدیدی دریافت کنید.',
  resendIn: (seconds: number) => `ارسال دوباره تا ${formatDuration(seconds)}`,
  resend: 'ارسال دوباره کد',
  wrongCode: 'کد درست نیست.',
  attemptsLeft: (count: number) => `${formatNumber(count)} بار دیگر فرصت دارید.`,
  locked: 'این کد پس از چند تلاش نادرست باطل شد. کد جدیدی دریافت کنید.',
  working: 'در حال بررسی امنیتی',
  workingDetail:
    'برای این شماره یا شبکه درخواست‌های زیادی رسیده است. مرورگر شما یک بررسی امنیتی کوتاه انجام می‌دهد و سپس خودبه‌خود ادامه می‌دهد؛ کاری از شما لازم نیست.',
  tooMany: (seconds: number | null) => `تعداد درخواست‌ها زیاد است. ${span(seconds)} دیگر دوباره تلاش کنید.`,
  smsUnavailable: (seconds: number | null) =>
    `اکنون نمی‌توانیم پیامک بفرستیم. ${span(seconds)} دیگر دوباره تلاش کنید.`,
  offline: 'پاسخی از سرور دریافت نشد. اتصال اینترنت را بررسی کنید و دوباره تلاش کنید.',
  unavailable: (seconds: number | null) =>
    `سرور اکنون نمی‌تواند شما را وارد کند. ${span(seconds)} دیگر دوباره تلاش کنید.`,
  refused: 'سرور این ورود را نپذیرفت. کد دیگری دریافت کنید و دوباره وارد شوید.',
  failed: 'ورود در این مرورگر انجام نشد. صفحه را از نو باز کنید و دوباره تلاش کنید.',
  notKept:
    'مرورگر اجازه ذخیره اطلاعات ورود را نمی‌دهد. حالت خصوصی یا مسدودکننده را غیرفعال کنید و دوباره تلاش کنید.',
  antiFraud: 'این کد را به هیچ‌کس ندهید. همکاران بازار صنعت هرگز کد شما را نمی‌پرسند.',
  reasons,
  whyPerPage: 'برای ادامه وارد شوید؛ پس از ورود به همان صفحه برمی‌گردید.',
  acceptStart: 'ورود شما به معنای پذیرش',
  acceptTerms: 'شرایط استفاده',
  acceptAnd: 'و',
  acceptPrivacy: 'حریم خصوصی',
  acceptEnd: 'است.',
  demoTitle: 'پیامک نمایشی',
  demoNow: 'اکنون',
  demoText: 'بازار صنعت: کد ورود شما',
  demoCopy: 'کپی',
  demoCopied: 'کپی شد',
  demoUse: 'درج کد',
  demoLabel: (code: string) => `پیامک نمایشی، کد ${isolate(code)}`,
} as const;
