export const messages = {
  search: 'جست‌وجو در راهنما، پرسش‌ها و مطالب',
  submit: 'جست‌وجو',
  updatedAt: (date: string) => `بازبینی ${date}`,
  related: 'مرتبط با این راهنما',
  ask: 'پاسخ را پیدا نکردید؟ از ما بپرسید',
  missing: 'این راهنما پیدا نشد.',
  failed: 'راهنما اکنون در دسترس نیست؛ فرم شما دست نخورده است.',
  loading: 'در حال دریافت راهنما',
} as const;
