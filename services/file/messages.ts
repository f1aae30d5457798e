import { toPersianDigits } from '@bazaar/locale';

/** What the file service says to people. */
export const messages = {
  file: 'فایل',
  noFile: 'دست‌کم یک فایل برای بارگذاری انتخاب کنید.',
  emptyFile: (name: string) => `فایل «${name}» خالی است. فایل دیگری انتخاب کنید.`,
  unreadable: 'بارگذاری کامل نشد یا ساختار آن درست نیست. دوباره تلاش کنید.',
  notMultipart: 'فایل‌ها باید به‌صورت فرم چندبخشی (multipart/form-data) فرستاده شوند.',
  tooLarge: 'حجم فایل بیش از اندازه مجاز است.',
  tooLargeDetail: 'حجم هر فایل باید حداکثر ۱۰ مگابایت باشد. فایل را کوچک‌تر کنید و دوباره بفرستید.',
  tooMany: 'تعداد فایل‌ها بیش از اندازه مجاز است.',
  tooManyDetail: 'در هر بار حداکثر ۵ فایل بفرستید.',
  type: 'این نوع فایل پذیرفته نمی‌شود.',
  typeDetail: (name: string) =>
    `محتوای «${name}» از نوع‌های مجاز نیست. فایل‌های PDF، JPG، PNG، WEBP، XLSX، DOCX و DWG پذیرفته می‌شوند.`,
  quota: 'فضای فایل‌های شما پر شده است.',
  quotaDetail: (megabytes: number) =>
    `فضای هر کاربر ۲۰۰ مگابایت است و ${toPersianDigits(megabytes)} مگابایت از آن مانده است. فایل کوچک‌تری بفرستید یا فایل‌های پیشین را از گفتگوها و درخواست‌ها بردارید.`,
  storageFull: 'اکنون جای کافی برای نگهداری فایل نیست.',
  storageFullDetail: 'فایل شما ذخیره نشد. کمی بعد دوباره تلاش کنید؛ اگر مشکل ماند به پشتیبانی خبر دهید.',
  storageUnavailable: 'مخزن فایل‌ها در این لحظه پاسخ نمی‌دهد. کمی بعد دوباره تلاش کنید.',
} as const;
