import type { CategoryType } from '@bazaar/contracts/product';

/** The noun for one item of a type in a count. */
const itemNames: Readonly<Record<CategoryType, string>> = {
  IndustrialService: 'خدمت',
  Product: 'کالا',
  ConsultingService: 'خدمت',
  ElectronicDocument: 'سند',
  IndustrialAdvertisement: 'آگهی',
};

export const messages = {
  home: 'خانه',
  popular: 'دسته‌های با بیشترین کالا',
  itemNames,
  items: (count: string) => `${count} قلم`,
  groups: (count: string) => `${count} گروه`,
  verifiedAt: (date: string) => `هویت بررسی‌شده در ${date}`,
} as const;
