import type { DelegationStatus } from '@bazaar/contracts/merchant';

const states: Readonly<Record<DelegationStatus, string>> = {
  valid: 'معتبر',
  expiring: 'رو به پایان',
  expired: 'پایان‌یافته',
};

export const messages = {
  title: 'نمایندگی‌ها',
  titleOf: (supplier: string) => `نمایندگی‌های ${supplier}`,
  pageSuffix: (page: string) => `، صفحه ${page}`,
  note: (count: string, supplier: string) => `${count} نمایندگی ${supplier}`,
  description: (supplier: string) =>
    `نمایندگی‌های ${supplier}: برند، نمایندگی‌دهنده، گستره و تاریخ اعتبار هر کدام.`,
  hint: 'نمایندگی رو به پایان تا ۶۰ روز دیگر اعتبار دارد. پیش از سفارش، تاریخ اعتبار را با نیاز خود بسنجید.',
  byState: 'نمایندگی‌ها بر پایهٔ وضع',
  all: 'همه',
  states,
  name: 'نمایندگی',
  emptyTitle: 'هنوز نمایندگی ندارد',
  noneInState: (state: string) => `نمایندگی «${state}» ندارد`,
  noneInStateText: 'در وضع‌های دیگر شاید باشد؛ همه را ببینید.',
  showAll: 'نمایش همه',
  toSupplier: 'صفحهٔ تأمین‌کننده',
} as const;
