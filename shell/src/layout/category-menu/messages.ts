import { formatNumber } from '@bazaar/locale';

export const messages = {
  categories: 'دسته‌بندی‌ها',
  types: 'گونه‌های بازار',
  loading: 'در حال بارگذاری دسته‌بندی‌ها',
  failed: 'فهرست دسته‌بندی‌ها دریافت نشد. جست‌وجو و بقیه صفحه کار می‌کند.',
  all: (title: string) => `همه ${title}`,
  count: (count: number) => `${formatNumber(count)} قلم`,
  childrenOf: (title: string) => `زیردسته‌های ${title}`,
  drawer: 'فهرست',
  openDrawer: 'باز کردن فهرست',
  suppliers: 'تأمین‌کنندگان',
  articles: 'مقالات',
  need: 'ثبت نیاز',
  help: 'راهنما و پرسش‌های پرتکرار',
  register: 'ثبت کسب‌وکار',
  theme: 'پوسته',
} as const;
