import { toPersianDigits } from '@bazaar/locale';

/** User-facing texts of the file service. */
export const messages = {
  file: 'فایل',
  noFile: 'حداقل یک فایل برای بارگذاری انتخاب کنید.',
  emptyFile: (name: string) => `فایل «${name}» خالی است. فایل دیگری انتخاب کنید.`,
  unreadable: 'بارگذاری کامل نشد یا ساختار آن درست نیست. دوباره تلاش کنید.',
  notMultipart: 'فایل‌ها باید به‌صورت فرم چندبخشی (multipart/form-data) ارسال شوند.',
  tooLarge: 'حجم فایل بیش از حد مجاز است.',
  tooLargeDetail: 'حجم هر فایل باید حداکثر ۱۰ مگابایت باشد. حجم فایل را کم کنید و دوباره ارسال کنید.',
  tooMany: 'تعداد فایل‌ها بیش از حد مجاز است.',
  tooManyDetail: 'در هر بار حداکثر ۵ فایل ارسال کنید.',
  type: 'این نوع فایل پذیرفته نمی‌شود.',
  typeDetail: (name: string) =>
    `محتوای «${name}» از نوع‌های مجاز نیست. فایل‌های PDF، JPG، PNG، WEBP، XLSX، DOCX و DWG پذیرفته می‌شوند.`,
  oneImage: 'عکس‌ها را یکی‌یکی ارسال کنید.',
  imageDetail: (name: string) => `محتوای «${name}» عکس نیست. عکس‌های JPG، PNG و WEBP پذیرفته می‌شوند.`,
  image: 'عکس',
  imagePixels: 'ابعاد عکس بیش از حد مجاز است.',
  imagePixelsDetail: (name: string) =>
    `عکس «${name}» باید حداکثر ۴۰ مگاپیکسل باشد. ابعاد آن را کم کنید و دوباره ارسال کنید.`,
  imageShape: 'ابعاد عکس مناسب نیست.',
  imageShapeDetail: (name: string) =>
    `هر ضلع عکس «${name}» باید حداقل ۲۰۰ پیکسل و ضلع بلند آن حداکثر پنج برابر ضلع کوتاه باشد.`,
  imageUnreadable: 'عکس خوانده نشد.',
  imageUnreadableDetail: (name: string) =>
    `فایل «${name}» ناقص یا خراب است. عکس را دوباره ذخیره کنید و ارسال کنید.`,
  quota: 'فضای فایل‌های شما پر شده است.',
  quotaDetail: (megabytes: number) =>
    `فضای هر کاربر ۲۰۰ مگابایت است و ${toPersianDigits(megabytes)} مگابایت از آن باقی مانده است. فایل کم‌حجم‌تری ارسال کنید یا فایل‌های قبلی را از گفت‌وگوها و درخواست‌ها حذف کنید.`,
  uploadsInProgress: (most: number) => `هم‌زمان حداکثر ${toPersianDigits(most)} بارگذاری انجام می‌شود.`,
  uploadsInProgressDetail: 'تا پایان یکی از بارگذاری‌های در حال انجام صبر کنید و دوباره ارسال کنید.',
  storageFull: 'در حال حاضر فضای کافی برای ذخیره فایل نیست.',
  storageFullDetail:
    'فایل شما ذخیره نشد. کمی بعد دوباره تلاش کنید؛ اگر مشکل ادامه داشت به پشتیبانی اطلاع دهید.',
  storageUnavailable: 'فضای ذخیره فایل‌ها در حال حاضر پاسخ نمی‌دهد. کمی بعد دوباره تلاش کنید.',
} as const;
