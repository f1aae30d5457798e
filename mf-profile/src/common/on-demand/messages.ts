export const messages = {
  failed: 'این پنجره باز نشد',
  failedDetail: 'ارتباط با سرور برقرار نشد؛ دوباره تلاش کنید.',
} as const;
