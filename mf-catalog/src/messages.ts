import type { CategoryType } from '@bazaar/contracts/product';

/** What one item of a type is called in a count. */
const itemNames: Readonly<Record<CategoryType, string>> = {
  IndustrialService: 'خدمت',
  Product: 'کالا',
  ConsultingService: 'خدمت',
  ElectronicDocument: 'سند',
  IndustrialAdvertisement: 'آگهی',
};

export const messages = {
  home: 'خانه',
  itemNames,
  items: (count: string) => `${count} قلم`,
  groups: (count: string) => `${count} گروه`,
  offers: (count: string) => `${count} پیشنهاد`,
  priceDoubt: 'نیازمند تأیید',
  verifiedAt: (date: string) => `هویت بررسی‌شده در ${date}`,
  range: (from: string, to: string, total: string) => `${from} تا ${to} از ${total}`,
  beyondTitle: 'این صفحه وجود ندارد',
  beyond: (pages: string) => `این فهرست ${pages} صفحه دارد.`,
  lastPage: 'رفتن به صفحهٔ آخر',
} as const;
