export const messages = {
  label: 'صفحه‌ها',
  previous: 'صفحه پیش',
  next: 'صفحه بعد',
  page: 'صفحه',
} as const;
