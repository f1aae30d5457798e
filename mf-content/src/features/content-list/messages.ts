import type { CategoryType } from '@bazaar/contracts/product';

const itemsTab: Readonly<Record<CategoryType, string>> = {
  IndustrialService: 'خدمات',
  Product: 'کالاها',
  ConsultingService: 'خدمات',
  ElectronicDocument: 'اسناد',
  IndustrialAdvertisement: 'آگهی‌ها',
};

export const messages = {
  title: 'مقاله، خبر و راهنما',
  labelTitle: (label: string) => `مطالب با برچسب «${label}»`,
  allDescription: 'مقاله‌های آموزشی، راهنمای خرید و خبرهای صنعت، از جدیدترین.',
  typeDescription: (type: string) => `همه مطالب «${type}» در بازار صنعت، از جدیدترین.`,
  labelDescription: (label: string) => `مقاله‌ها، راهنماها و خبرهایی که برچسب «${label}» دارند.`,
  categoryTitle: (category: string) => `مطالب ${category}`,
  categoryDescription: (category: string) =>
    `مقاله‌ها، راهنماها و خبرهای «${category}» در بازار صنعت، از جدیدترین.`,
  sections: 'بخش‌های دسته',
  itemsTab,
  suppliersTab: 'تأمین‌کنندگان',
  contentsTab: 'محتوا',
  emptyCategory: 'هنوز مطلبی درباره این دسته منتشر نشده است',
  feed: 'خوراک این فهرست',
  feedOf: (title: string) => `خوراک ${title}`,
  count: (count: string) => `${count} مطلب، از جدیدترین`,
  types: 'دسته مطالب',
  labels: 'برچسب‌ها',
  list: 'فهرست مطالب',
  range: (from: string, to: string, total: string) => `${from} تا ${to} از ${total} مطلب`,
  emptyType: 'هنوز مطلبی در این دسته منتشر نشده است',
  emptyLabel: 'مطلبی با این برچسب پیدا نشد',
  emptyTypeHint: 'دسته‌ای دیگر را انتخاب کنید یا همه مطالب را ببینید.',
  emptyLabelHint: 'برچسب دیگری از فهرست برچسب‌ها انتخاب کنید یا همه مطالب را ببینید.',
} as const;
