export const messages = {
  failed: 'این بخش بارگذاری نشد',
  failedDetail: 'ارتباط اینترنت را بررسی کنید و دوباره تلاش کنید.',
} as const;
