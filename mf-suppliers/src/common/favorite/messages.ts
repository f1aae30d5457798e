export const messages = {
  favorite: 'علاقه‌مندی',
  favoriteOf: (title: string) => `علاقه‌مندی به ${title}`,
  added: 'به علاقه‌مندی‌ها افزوده شد',
  removed: 'از علاقه‌مندی‌ها برداشته شد',
  undo: 'واگرد',
  failed: 'علاقه‌مندی ذخیره نشد',
  failedDetail: 'ارتباط با سرویس برقرار نشد؛ دوباره تلاش کنید.',
} as const;
