export const messages = {
  category: 'دسته',
  pageTitle: (title: string, page: string) => `${title}، صفحه ${page}`,
  headDescription: (title: string, items: string, suppliers: string) =>
    `${title}: ${items} قلم از ${suppliers} تأمین‌کننده، با مشخصات فنی، قیمت و تاریخ اعتبار آن.`,
  from: 'از',
  suppliers: (count: string) => `${count} تأمین‌کننده`,
  children: 'زیردسته‌ها',
  all: 'همه',
  sort: 'مرتب‌سازی',
  sorts: { relevance: 'مرتبط‌ترین', price: 'ارزان‌ترین', newest: 'جدیدترین' },
  list: (title: string) => `فهرست ${title}`,
  emptyTitle: 'هنوز چیزی در این دسته ثبت نشده است',
  empty: 'تأمین‌کنندگان هنوز چیزی در این دسته ننوشته‌اند. دستهٔ بالاتر را ببینید.',
  toParent: (title: string) => `رفتن به «${title}»`,
  toHome: 'بازگشت به صفحهٔ اصلی',
} as const;
