/** Texts of what is restored. */
export const restoredMessages = {
  restored: (time: string) =>
    `نوشته‌های ذخیره‌نشده شما از ${time} در این فرم بازیابی شد و هنوز ارسال نشده است.`,
  closedKept: 'نوشته‌های شما که ذخیره نشده بود در همین صفحه مانده است؛ اگر لازم دارید آن‌ها را کپی کنید.',
  openRequest: 'صفحه درخواست',
  keepRestored: 'ذخیره این نوشته‌ها',
  discardRestored: 'حذف و بازگشت به نسخه ذخیره‌شده',
  discarded: 'نوشته‌های بازیابی‌شده حذف شد',
} as const;
