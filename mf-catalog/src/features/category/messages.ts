import type { CategoryType } from '@bazaar/contracts/product';

const itemsTab: Readonly<Record<CategoryType, string>> = {
  IndustrialService: 'خدمات',
  Product: 'کالاها',
  ConsultingService: 'خدمات',
  ElectronicDocument: 'اسناد',
  IndustrialAdvertisement: 'آگهی‌ها',
};

export const messages = {
  category: 'دسته',
  pageTitle: (title: string, page: string) => `${title}، صفحه ${page}`,
  headDescription: (title: string, items: string, suppliers: string) =>
    `${title}: ${items} قلم از ${suppliers} تأمین‌کننده، با مشخصات فنی، قیمت و تاریخ اعتبار آن.`,
  from: 'از',
  foundOf: (count: string, total: string, name: string) => `${count} از ${total} ${name} با فیلترهای شما`,
  suppliers: (count: string) => `${count} تأمین‌کننده`,
  children: 'زیردسته‌ها',
  all: 'همه',
  sections: 'بخش‌های دسته',
  itemsTab,
  suppliersTab: 'تأمین‌کنندگان',
  contentsTab: 'محتوا',
  list: (title: string) => `فهرست ${title}`,
  writeNeed: 'ثبت نیاز در این دسته',
  suppliersOf: (title: string) => `تأمین‌کنندگان ${title}`,
  allSuppliers: 'همه تأمین‌کنندگان',
  suppliersFailed: 'فهرست تأمین‌کنندگان دریافت نشد؛ بقیه صفحه در دسترس است.',
  inquiry: 'استعلام قیمت',
  priceOf: (amount: string, unit: string) => `${amount} تومان / ${unit}`,
  agreed: 'قیمت توافقی',
  price: (amount: string) => `${amount} تومان`,
  published: (date: string) => `انتشار ${date}`,
  validTo: (date: string) => `معتبر تا ${date}`,
  emptyTitle: 'هنوز چیزی در این دسته ثبت نشده است',
  empty: 'تأمین‌کنندگان هنوز چیزی در این دسته ثبت نکرده‌اند. دسته بالاتر را ببینید.',
  toParent: (title: string) => `رفتن به «${title}»`,
  toHome: 'بازگشت به صفحه اصلی',
} as const;
