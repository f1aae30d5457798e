export const messages = {
  title: 'این بخش بارگذاری نشد',
  notAnswered: 'ارتباط با سرویس برقرار نشد. بقیهٔ صفحه کار می‌کند.',
  retry: 'تلاش دوباره',
  retrying: 'در حال تلاش',
} as const;
