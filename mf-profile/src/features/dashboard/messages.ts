export const messages = {
  title: 'پیشخوان',
  plainGreeting: 'سلام',
  unreadToday: (count: string) => `${count} پیام خوانده‌نشده دارید`,

  figures: 'حساب شما در یک نگاه',
  credit: 'موجودی کیف پول',
  wallet: 'صورت‌حساب کیف پول',
  unread: 'پیام خوانده‌نشده',
  unreadFrom: (count: string) => `در ${count} گفت‌وگو`,
  noUnread: 'پیام تازه‌ای نیست',
  favorites: 'علاقه‌مندی',
  allFavorites: 'همهٔ علاقه‌مندی‌ها',
  unknown: '—',

  latestFavorites: 'علاقه‌مندی‌های تازه',
  favoritesFailed: 'علاقه‌مندی‌ها خوانده نشد. بقیهٔ صفحه کار می‌کند.',
  noFavorites: 'هنوز چیزی ذخیره نکرده‌اید. در صفحهٔ هر کالا یا تأمین‌کننده دکمهٔ دل را بزنید.',
  toCategories: 'دیدن کالاها',

  latestMessages: 'پیام‌های تازه',
  messagesFailed: 'پیام‌ها خوانده نشد. بقیهٔ صفحه کار می‌کند.',
  noMessages: 'پیام خوانده‌نشده‌ای ندارید.',
  unreadWord: 'پیام خوانده‌نشده',

  startTitle: 'از کجا شروع کنید',
  startProgress: (done: string, all: string) => `${done} از ${all}`,
  done: 'انجام شد',
  steps: {
    phone: { title: 'تأیید شمارهٔ همراه', note: 'با کد یک‌بارمصرف وارد شده‌اید.' },
    browse: { title: 'گشتن در دسته‌بندی‌ها', note: 'از یکی از این پنج بخش آغاز کنید:' },
    keep: {
      title: 'ذخیرهٔ نخستین علاقه‌مندی',
      note: 'در صفحهٔ هر کالا یا تأمین‌کننده دکمهٔ دل را بزنید تا در همین صفحه بماند.',
    },
  },
  toHome: 'رفتن به خانه',
} as const;
