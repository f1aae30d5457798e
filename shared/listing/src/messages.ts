export const messages = {
  offers: (count: string) => `${count} پیشنهاد`,
  priceDoubt: 'نیازمند تأیید',
  verifiedAt: (date: string) => `هویت بررسی‌شده در ${date}`,
  fromTo: (from: string, to: string) => `${from} تا ${to}`,
  range: (from: string, to: string, total: string) => `${from} تا ${to} از ${total}`,
  outOfRangeTitle: 'این صفحه وجود ندارد',
  beyond: (pages: string) => `این فهرست ${pages} صفحه دارد.`,
  lastPage: 'رفتن به صفحه آخر',
} as const;
