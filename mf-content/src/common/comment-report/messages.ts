export const messages = {
  open: 'گزارش',
  openOf: (name: string) => `گزارش نظر ${name}`,
  openFailed: 'فرم گزارش باز نشد',
  openFailedDetail: 'اتصال اینترنت را بررسی کنید و دوباره تلاش کنید.',
  done: 'گزارش شد',
} as const;
