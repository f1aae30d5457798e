import type { CategoryType } from '@bazaar/contracts/product';

const items: Readonly<Record<CategoryType, string>> = {
  IndustrialService: 'همه خدمات',
  Product: 'همه کالاها',
  ConsultingService: 'همه خدمات',
  ElectronicDocument: 'همه اسناد',
  IndustrialAdvertisement: 'همه آگهی‌ها',
};

export const messages = {
  sections: 'بخش‌ها',
  groups: 'گروه‌ها',
  items,
  suppliers: 'تأمین‌کنندگان',
  emptyTitle: 'هنوز چیزی در این بخش ثبت نشده است',
  empty: 'تأمین‌کنندگان هنوز چیزی در این بخش ثبت نکرده‌اند. بخش‌های دیگر را ببینید.',
  toHome: 'بازگشت به صفحه اصلی',
  toProducts: 'مشاهده کالاها',
} as const;
