export const messages = {
  home: 'خانه',
  priceDoubt: 'نیازمند تأیید',
  verifiedAt: (date: string) => `هویت بررسی‌شده در ${date}`,
  regionFailed: 'ارتباط با سرویس برقرار نشد. بقیهٔ صفحه کار می‌کند.',
} as const;
