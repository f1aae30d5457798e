export const messages = {
  all: 'همه آگهی‌ها',
  count: (count: string) => `${count} آگهی معتبر`,
  page: (page: string, pages: string) => `صفحه ${page} از ${pages}`,
  previous: 'آگهی‌های قبلی',
  next: 'آگهی‌های بعدی',
  pageFailed: 'آگهی‌ها بارگذاری نشد',
  pageFailedDetail: 'ارتباط با سرور برقرار نشد؛ دوباره تلاش کنید.',
} as const;
