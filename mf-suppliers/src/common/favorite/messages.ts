export const messages = {
  favorite: 'علاقه‌مندی',
  favoriteOf: (title: string) => `علاقه‌مندی به ${title}`,
  added: 'به علاقه‌مندی‌ها افزوده شد',
  removed: 'از علاقه‌مندی‌ها حذف شد',
  undo: 'بازگردانی',
  failed: 'علاقه‌مندی ذخیره نشد',
  failedDetail: 'ارتباط با سرور برقرار نشد؛ دوباره تلاش کنید.',
} as const;
