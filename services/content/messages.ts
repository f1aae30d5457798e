import { toPersianDigits } from '@bazaar/locale';

/** User-facing texts of the content service. */
export const messages = {
  page: 'مطلب',
  staticPage: 'صفحه',
  contentType: 'نوع مطلب',
  favorite: 'این مورد در علاقه‌مندی‌های شما',
  favoriteObject: 'موردی که می‌خواهید به علاقه‌مندی‌ها اضافه کنید',
  note: 'این یادداشت',
  noteObject: 'موردی که می‌خواهید برای آن یادداشت بنویسید',
  lastVisit: 'این مورد در بازدیدهای شما',
  visitObject: 'مورد بازدیدشده',
  comment: 'این نظر',
  answeredComment: 'نظری که به آن پاسخ می‌دهید',
  commentsClosed: 'ثبت نظر برای این مطلب بسته است.',
  commentsClosedDetail: 'برای این مطلب نظر جدیدی پذیرفته نمی‌شود. پرسش خود را از بخش بازخورد ارسال کنید.',
  commentDecided: 'این نظر دیگر در انتظار بررسی نیست.',
  commentDecidedDetail:
    'تنها نظری را می‌توانید حذف کنید که هنوز بررسی نشده است. صفحه را دوباره بارگذاری کنید.',
  commentMoved: 'وضعیت این نظر اجازه این کار را نمی‌دهد.',
  commentMovedDetail: 'این نظر قبلاً به همین وضعیت رسیده است. فهرست را دوباره بارگذاری کنید.',
  published: 'این مطلب قبلاً منتشر شده است.',
  publishedDetail: 'برای تغییر مطلب منتشرشده، آن را ویرایش و ذخیره کنید.',
  otherSupplier: 'این مطلب را برای تأمین‌کننده دیگری نوشته‌اید. برای تغییر آن با همان تأمین‌کننده وارد شوید.',
  advertisement: 'آگهی',
  advertisementContact: 'راه تماس این آگهی',
  help: 'راهنما',
  file: 'فایل پیوست',
  feedbackFilesNeedSession: 'برای پیوست کردن فایل وارد حساب خود شوید.',
  feedbackAbout: 'برای بازخورد مفید بودن، مطلب را مشخص کنید؛ برای بازخوردهای دیگر مطلبی انتخاب نکنید.',
  tooShort: (least: number) =>
    `این متن پس از حذف علامت‌ها و کدها باید حداقل ${toPersianDigits(String(least))} کاراکتر داشته باشد.`,
  noReadableText: 'این متن محتوای خواندنی ندارد. متن را بدون کد و جدول خالی بنویسید.',
  unknownContentType: 'یکی از انواع مطلب را انتخاب کنید.',
  unknownCategory: 'یکی از دسته‌های فعال را انتخاب کنید.',
  spanTurned: 'شروع بازه باید پیش از پایان آن باشد.',
  spanTooLong: (days: number) =>
    `بازه نمودار حداکثر ${toPersianDigits(String(days))} روز است. بازه کوتاه‌تری انتخاب کنید.`,
  spanTooFar: 'تاریخی میان سال ۲۰۰۰ و ۲۱۰۰ میلادی بنویسید.',
} as const;
