export const messages = {
  about: (label: string) => `راهنمای ${label}`,
  title: (label: string) => `راهنما: ${label}`,
  whole: 'صفحه کامل',
  close: 'بستن راهنما',
  loading: 'در حال دریافت راهنما',
  failed: 'راهنما اکنون در دسترس نیست؛ فرم شما دست نخورده است.',
} as const;
