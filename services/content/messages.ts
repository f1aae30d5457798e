/** What the content service says to people. */
export const messages = {
  page: 'مطلب',
  staticPage: 'صفحه',
  favorite: 'این مورد در علاقه‌مندی‌های شما',
  favoriteObject: 'موردی که می‌خواهید نشان کنید',
} as const;
