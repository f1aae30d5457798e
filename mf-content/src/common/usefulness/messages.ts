export const messages = {
  question: 'این پاسخ مفید بود؟',
  yes: 'بله',
  yesCount: (count: string) => `بله · ${count}`,
  no: 'خیر',
  thanks: 'سپاس؛ نظر شما شمرده شد.',
  sorry: 'سپاس؛ نظر شما شمرده شد. اگر پاسخ را پیدا نکردید، از ما بپرسید.',
  ask: 'پرسیدن از پشتیبانی',
  failed: 'نظر شما ثبت نشد. دوباره تلاش کنید.',
} as const;
