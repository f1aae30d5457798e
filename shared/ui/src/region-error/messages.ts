export const messages = {
  title: 'این بخش بارگذاری نشد',
  retry: 'تلاش دوباره',
  retrying: 'در حال تلاش',
} as const;
