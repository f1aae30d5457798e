import type { DelegationStatus } from '@bazaar/contracts/merchant';

const states: Readonly<Record<DelegationStatus, string>> = {
  valid: 'معتبر',
  expiring: 'رو به پایان',
  expired: 'منقضی‌شده',
};

export const messages = {
  title: 'نمایندگی‌ها',
  titleOf: (supplier: string) => `نمایندگی‌های ${supplier}`,
  pageSuffix: (page: string) => `، صفحه ${page}`,
  note: (count: string, supplier: string) => `${count} نمایندگی ${supplier}`,
  description: (supplier: string) =>
    `نمایندگی‌های ${supplier}: برند، نمایندگی‌دهنده، محدوده و تاریخ اعتبار هر کدام.`,
  hint: 'نمایندگی «رو به پایان» حداکثر ۶۰ روز دیگر اعتبار دارد. پیش از سفارش، تاریخ اعتبار را با نیاز خود مقایسه کنید.',
  byState: 'نمایندگی‌ها بر اساس وضعیت',
  all: 'همه',
  states,
  name: 'نمایندگی',
  emptyTitle: 'هنوز نمایندگی ندارد',
  noneInState: (state: string) => `نمایندگی «${state}» ندارد`,
  noneInStateText: 'شاید در وضعیت‌های دیگر باشد؛ همه را ببینید.',
  showAll: 'نمایش همه',
  toSupplier: 'صفحه تأمین‌کننده',
} as const;
