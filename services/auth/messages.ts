import { toPersianDigits } from '@bazaar/locale';

/** User-facing texts of the auth service. */
export const messages = {
  newUserName: 'کاربر بازار',
  mobile: 'شماره همراه را درست بنویسید؛ برای نمونه ۰۹۱۲۱۲۳۴۵۶۷.',
  wrong: 'کد واردشده درست نیست.',
  attemptsLeft: (count: number) => `${toPersianDigits(count)} بار دیگر می‌توانید تلاش کنید.`,
  expired: 'مهلت این کد به پایان رسیده است. کد جدیدی دریافت کنید.',
  locked: 'به دلیل چند تلاش نادرست، ورود با این شماره تا ۱۰ دقیقه ممکن نیست.',
  grant: 'نشست ورود معتبر نیست یا قبلاً استفاده شده است. دوباره وارد شوید.',
  client: 'این برنامه اجازه ورود ندارد.',
  smsUnavailable: 'در حال حاضر ارسال پیامک ممکن نیست. چند دقیقه دیگر دوباره تلاش کنید.',
  session: 'نشست',
  picture: 'تصویر',
  pictureUnsuitable: 'این فایل برای تصویر پروفایل پذیرفته نمی‌شود.',
  pictureUnsuitableDetail: 'یک تصویر JPG، PNG یا WEBP با حجم حداکثر ۲ مگابایت انتخاب کنید.',
  code: (code: string, host: string) =>
    [
      `کد ورود شما به بازار: ${toPersianDigits(code)}`,
      'این کد را به هیچ‌کس ندهید؛ همکاران ما هرگز آن را از شما نمی‌پرسند.',
      '',
      `@${host} #${code}`,
    ].join('\n'),
} as const;
