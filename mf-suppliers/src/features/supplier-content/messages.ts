export const messages = {
  title: 'مطالب',
  titleOf: (supplier: string) => `مطالب ${supplier}`,
  pageSuffix: (page: string) => `، صفحه ${page}`,
  note: (count: string) => `${count} مطلب منتشرشده`,
  description: (supplier: string, city: string) =>
    `مقاله‌ها، خبرها و راهنماهایی که ${supplier} از ${city} منتشر کرده است.`,
  byType: 'مطالب بر اساس نوع',
  all: 'همه',
  name: 'مطلب',
  toSupplier: 'صفحه تأمین‌کننده',
} as const;
