export const messages = {
  messages: 'پیام‌ها',
  unread: (count: string) => `${count} پیام خوانده‌نشده`,
  favorites: 'علاقه‌مندی‌ها',
  favoriteCount: (count: string) => `علاقه‌مندی‌ها: ${count} مورد`,
  many: '۹۹+',
} as const;
