export const messages = {
  page: 'صفحه',
  updatedAt: (date: string) => `به‌روزشده در ${date}`,
} as const;
