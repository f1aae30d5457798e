import type { CommentReportReason } from '@bazaar/contracts/content';

/** The name of each reason, for the reader who reports and for the operator. */
export const reasonTitles: Readonly<Record<CommentReportReason, string>> = {
  abusive: 'توهین یا الفاظ نامناسب',
  advertising: 'تبلیغ',
  personalData: 'شماره تماس یا اطلاعات شخصی',
  offTopic: 'نامربوط به مطلب',
  other: 'سایر موارد',
};

/** Read once the form is open, so that no page waits for them. */
export const dialogMessages = {
  title: (name: string) => `گزارش نظر ${name}`,
  note: 'گزارش شما را فقط کارشناسان بازار صنعت می‌خوانند؛ نویسنده نظر از آن باخبر نمی‌شود.',
  reason: 'علت گزارش',
  text: 'شرح',
  textHint: 'اختیاری؛ حداکثر ۵۰۰ کاراکتر.',
  sent: 'گزارش شما ثبت شد',
  sentDetail: 'اگر نظر خلاف قواعد باشد، حذف می‌شود.',
  gone: 'این نظر دیگر نمایش داده نمی‌شود.',
  decided: 'این گزارش پیش‌تر بررسی شده است.',
  tooMany: 'امروز ۲۰ گزارش فرستاده‌اید. فردا دوباره تلاش کنید.',
  failed: 'گزارش ارسال نشد؛ نوشته شما نگه داشته شد. دوباره تلاش کنید.',
} as const;
