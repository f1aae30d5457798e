export const messages = {
  phone: 'تلفن',
  reveal: 'نمایش شماره',
  revealing: 'در حال دریافت شماره',
  signIn: 'برای دیدن شماره وارد شوید؛ زمان نمایش ثبت می‌شود.',
  signedIn: 'زمان نمایش شماره به نام شما ثبت می‌شود.',
} as const;
