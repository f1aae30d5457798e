import { formatNumber } from '@bazaar/locale';

export const messages = {
  categories: 'دسته‌بندی‌ها',
  types: 'بخش‌های بازار',
  loading: 'در حال بارگذاری دسته‌بندی‌ها',
  failed: 'فهرست دسته‌بندی‌ها دریافت نشد. جست‌وجو و بقیه صفحه در دسترس است.',
  all: (title: string) => `همه ${title}`,
  count: (count: number) => `${formatNumber(count)} قلم`,
  childrenOf: (title: string) => `زیردسته‌های ${title}`,
  drawer: 'منو',
  openDrawer: 'باز کردن منو',
  suppliers: 'تأمین‌کنندگان',
  articles: 'مقالات',
  videos: 'ویدئوها',
  need: 'ثبت نیاز',
  help: 'راهنما و پرسش‌های متداول',
  register: 'ثبت کسب‌وکار',
  registerBuyer: 'ثبت‌نام خریدار',
  theme: 'ظاهر',
} as const;
