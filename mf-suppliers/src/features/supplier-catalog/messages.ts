import type { PRODUCT_SORTS } from '@bazaar/contracts/product';

const sorts: Readonly<Record<(typeof PRODUCT_SORTS)[number], string>> = {
  relevance: 'پیش‌فرض',
  price: 'ارزان‌ترین',
  newest: 'جدیدترین',
};

export const messages = {
  title: (type: string, supplier: string) => `${type} از ${supplier}`,
  pageSuffix: (page: string) => `، صفحه ${page}`,
  description: (type: string, supplier: string, city: string) =>
    `${type} که ${supplier} در ${city} عرضه می‌کند، با قیمت، مشخصات و شرایط سفارش.`,
  note: (count: string, supplier: string) => `${count} مورد از ${supplier}`,
  categories: 'دسته‌های این تأمین‌کننده',
  all: 'همه دسته‌ها',
  sort: 'مرتب‌سازی',
  sorts,
  list: (type: string) => `فهرست ${type}`,
  item: 'مورد',
  search: 'جست‌وجو در این فهرست',
  searchPlaceholder: 'نام یا کد کالا',
  searchSubmit: 'جست‌وجو',
  found: (count: string, term: string) => `${count} مورد برای «${term}»`,
  clearSearch: 'پاک کردن جست‌وجو',
  notFoundTitle: (term: string) => `چیزی برای «${term}» پیدا نشد`,
  notFound: 'نام دیگری بنویسید، یا همه کالاهای این تأمین‌کننده را ببینید.',
  searchedPart: (count: string) =>
    `تنها ${count} مورد نخست جست‌وجو شد. برای جست‌وجو در بقیه، یکی از دسته‌های این تأمین‌کننده را انتخاب کنید.`,
  showAll: 'نمایش همه',
  emptyTitle: (type: string) => `هنوز چیزی در «${type}» ندارد`,
  empty: 'این تأمین‌کننده در این بخش چیزی عرضه نکرده است. بخش‌های دیگر او را ببینید.',
  toSupplier: 'صفحه تأمین‌کننده',
} as const;
