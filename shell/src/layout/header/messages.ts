export const messages = {
  home: 'بازار صنعت، صفحه اصلی',
  categories: 'دسته‌بندی‌ها',
  menu: 'فهرست',
  search: 'جست‌وجو',
  closeSearch: 'بستن جست‌وجو',
  types: 'گونه‌های بازار',
  help: 'راهنما',
  register: 'ثبت کسب‌وکار',
  signIn: 'ورود یا ثبت‌نام خریدار',
  panel: 'ورود به پنل',
  account: 'حساب کاربری',
} as const;
