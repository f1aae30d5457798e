export const messages = {
  count: (count: string) => `${count} آگهی معتبر`,
  page: (page: string, pages: string) => `صفحه ${page} از ${pages}`,
  previous: 'آگهی‌های پیش',
  next: 'آگهی‌های بعد',
  agreed: 'توافقی',
  pageFailed: 'آگهی‌ها بارگذاری نشد',
  pageFailedDetail: 'ارتباط با سرویس برقرار نشد؛ دوباره تلاش کنید.',
} as const;
