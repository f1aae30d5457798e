export const messages = {
  label: 'صفحه‌ها',
  previous: 'صفحه قبل',
  next: 'صفحه بعد',
  page: 'صفحه',
} as const;
