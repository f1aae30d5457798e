export const messages = {
  offers: (count: string) => `${count} پیشنهاد`,
  priceDoubt: 'نیازمند تأیید',
  verifiedAt: (date: string) => `هویت بررسی‌شده در ${date}`,
  fromTo: (from: string, to: string) => `${from} تا ${to}`,
  range: (from: string, to: string, total: string) => `${from} تا ${to} از ${total}`,
  availability: {
    all: (amount: string) => `${amount} موجود`,
    part: (amount: string) => `${amount} موجود؛ بقیه با تأمین`,
    none: 'در انبار نیست؛ با تأمین',
    immediate: 'فوری',
    days: (days: string) => `${days} روز`,
    ofStock: (lead: string) => `${lead} برای موجودی`,
    unnamed: 'زمان تأمین با اعلام تأمین‌کننده',
  },
  outOfRangeTitle: 'این صفحه وجود ندارد',
  beyond: (pages: string) => `این فهرست ${pages} صفحه دارد.`,
  lastPage: 'رفتن به صفحه آخر',
} as const;
