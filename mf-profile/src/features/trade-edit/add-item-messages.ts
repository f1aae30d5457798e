/** Texts of items that are added by name, by code, or by an address. */
export const addItemMessages = {
  addItemNone: 'کالایی با این نام یا کد پیدا نشد. می‌توانید آن را با متن آزاد بنویسید.',
  addItemFound: (count: string) => `${count} کالا پیدا شد`,
  addItemFailed: 'فهرست کالاهای تأمین‌کننده بارگذاری نشد.',
  add: 'افزودن',
  addThis: (title: string) => `افزودن ${title}`,
  alreadyIn: 'در درخواست هست',
  itemAdded: 'کالا به این پیش‌نویس افزوده شد',
  itemAlreadyIn: 'این کالا در پیش‌نویس هست',
  itemAlreadyInDetail: 'مقدار آن را در همان ردیف تغییر دهید.',
} as const;
