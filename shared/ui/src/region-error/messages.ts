export const messages = {
  title: 'این بخش بارگذاری نشد',
  notAnswered: 'ارتباط با سرور برقرار نشد. بقیه صفحه در دسترس است.',
  retry: 'تلاش دوباره',
  retrying: 'در حال تلاش',
} as const;
