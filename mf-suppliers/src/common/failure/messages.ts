/** Texts of a request that was one too many. */
export const messages = {
  tooMany: (wait: string) => `تعداد درخواست‌ها زیاد است؛ ${wait} دیگر دوباره تلاش کنید.`,
  someMinutes: 'چند دقیقه',
} as const;
