export const messages = {
  title: 'پیشخوان',
  plainGreeting: 'سلام',
  unreadToday: (count: string) => `${count} پیام خوانده‌نشده دارید`,

  figures: 'حساب شما در یک نگاه',
  credit: 'موجودی کیف پول',
  wallet: 'صورت‌حساب کیف پول',
  unread: 'پیام خوانده‌نشده',
  unreadFrom: (count: string) => `در ${count} گفت‌وگو`,
  noUnread: 'پیام جدیدی نیست',
  favorites: 'علاقه‌مندی',
  allFavorites: 'همه علاقه‌مندی‌ها',
  unknown: '—',

  latestFavorites: 'علاقه‌مندی‌های اخیر',
  favoritesFailed: 'علاقه‌مندی‌ها بارگذاری نشد. بقیه صفحه در دسترس است.',
  noFavorites: 'هنوز چیزی ذخیره نکرده‌اید. در صفحه هر کالا یا تأمین‌کننده دکمه قلب را بزنید.',
  toCategories: 'مشاهده کالاها',

  latestMessages: 'پیام‌های جدید',
  messagesFailed: 'پیام‌ها بارگذاری نشد. بقیه صفحه در دسترس است.',
  noMessages: 'پیام خوانده‌نشده‌ای ندارید.',
  unreadWord: 'پیام خوانده‌نشده',

  startTitle: 'از کجا شروع کنید',
  startProgress: (done: string, all: string) => `${done} از ${all}`,
  done: 'انجام شد',
  steps: {
    phone: { title: 'تأیید شماره همراه', note: 'با کد یک‌بارمصرف وارد شده‌اید.' },
    browse: { title: 'گشت‌وگذار در دسته‌بندی‌ها', note: 'از یکی از این پنج بخش شروع کنید:' },
    keep: {
      title: 'ذخیره اولین علاقه‌مندی',
      note: 'در صفحه هر کالا یا تأمین‌کننده دکمه قلب را بزنید تا در همین صفحه ذخیره شود.',
    },
  },
  toHome: 'رفتن به صفحه اصلی',
} as const;
