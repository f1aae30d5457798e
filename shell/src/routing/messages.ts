export const messages = {
  loadingPage: 'در حال بارگذاری صفحه',
  regionFailed: (name: string) => `بخش «${name}» در دسترس نیست. بخش‌های دیگر سایت در دسترس‌اند.`,
} as const;

/** Name of a remote in the error of its region. */
export const remoteTitles: Readonly<Record<string, string>> = {
  'mf-catalog': 'دسته‌بندی و جست‌وجو',
  'mf-content': 'مطالب و راهنما',
  'mf-suppliers': 'کالاها و تأمین‌کنندگان',
  'mf-profile': 'پنل کاربری',
  'mf-wallet': 'کیف پول',
};
