export const messages = {
  region: 'اعلان‌ها',
  close: 'بستن اعلان',
} as const;
