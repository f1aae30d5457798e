import type { FavoriteType } from '@bazaar/contracts/content';

/** The singular name of each type. */
export const typeNames: Readonly<Record<FavoriteType, string>> = {
  SupplierProduct: 'کالا',
  Supplier: 'تأمین‌کننده',
  Content: 'مطلب',
};

export const goneTitle: Readonly<Record<FavoriteType, string>> = {
  SupplierProduct: 'این کالا دیگر موجود نیست',
  Supplier: 'این تأمین‌کننده دیگر موجود نیست',
  Content: 'این مطلب دیگر موجود نیست',
};

/** The plural name of each type, for tabs. */
export const typePlurals: Readonly<Record<FavoriteType, string>> = {
  SupplierProduct: 'کالاها',
  Supplier: 'تأمین‌کنندگان',
  Content: 'مطالب',
};

/** The badge of a thing that no longer exists. */
export const goneWord = 'دیگر موجود نیست';
