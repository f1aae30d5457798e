export const messages = {
  page: 'صفحه',
  updatedAt: (date: string) => `آخرین تغییر ${date}`,
  version: (version: string, date: string) => `نسخه ${version} · آخرین تغییر ${date}`,
  former: 'این متن نسخه پیشین است و دیگر به کار نمی‌رود.',
  current: 'خواندن نسخه کنونی',
  versions: 'نسخه‌های پیشین',
  formerVersion: (version: string, date: string) => `نسخه ${version}، ${date}`,
} as const;
