export const messages = {
  home: 'خانه',
  priceDoubt: 'نیازمند تأیید',
  verifiedAt: (date: string) => `هویت بررسی‌شده در ${date}`,
  regionFailed: 'ارتباط با سرور برقرار نشد. بقیه صفحه در دسترس است.',
  minutes: (count: string) => `${count} دقیقه`,
  hours: (count: string) => `${count} ساعت`,
  days: (count: string) => `${count} روز`,
} as const;
