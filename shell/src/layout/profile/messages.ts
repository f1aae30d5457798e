export const messages = {
  menu: 'فهرست پنل کاربری',
  signOut: 'خروج',
  signingOut: 'در حال خروج',
  loading: 'در حال بررسی ورود',
  user: 'کاربر',
} as const;
