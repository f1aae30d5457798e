/** Titles of the entries of the profile's menu. */
export const menuTitles = {
  home: 'پیشخوان',
  requests: 'درخواست‌های معامله',
  messages: 'پیام‌ها',
  suppliers: 'تأمین‌کنندگان من',
  favorites: 'علاقه‌مندی‌ها',
  notes: 'یادداشت‌ها',
  visits: 'بازدیدهای اخیر',
  comments: 'دیدگاه‌ها',
  addresses: 'نشانی‌ها',
  personalInfo: 'اطلاعات کاربری',
  business: 'حساب کسب‌وکار',
} as const;
