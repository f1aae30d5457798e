export const messages = {
  menu: 'فهرست پنل کاربری',
  dashboard: 'پیشخوان',
  favorites: 'علاقه‌مندی‌ها',
  wallet: 'کیف پول',
  signOut: 'خروج',
  signingOut: 'در حال خروج',
  loading: 'در حال بررسی ورود',
  user: 'کاربر',
} as const;
