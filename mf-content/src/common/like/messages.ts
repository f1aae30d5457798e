export const messages = {
  failed: 'پسند شما ثبت نشد',
  failedDetail: 'ارتباط با سرور برقرار نشد؛ دوباره تلاش کنید.',
} as const;
