/** Texts of the question before the page is left. */
export const leaveMessages = {
  leaveTitle: 'بدون ذخیره خارج می‌شوید؟',
  leaveText:
    'بخشی از تغییرها هنوز ذخیره نشده است. تا این برگه مرورگر باز است روی همین دستگاه می‌ماند و با بازگشت به این صفحه ادامه پیدا می‌کند.',
  stay: 'ماندن در صفحه',
  leave: 'خروج بدون ذخیره',
  saveAndLeave: 'ذخیره و خروج',
} as const;
