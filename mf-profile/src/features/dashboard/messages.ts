import type { WaitingStatus } from './waiting.rules.ts';

const sentence: Readonly<Record<WaitingStatus, string>> = {
  Quoted: 'پیشنهاد قیمت داد',
  AwaitingPayment: 'در انتظار پرداخت شماست',
  Delivered: 'کالا را تحویل داد؛ تحویل را تأیید کنید',
  RevisionRequested: 'اصلاح درخواست را خواسته است',
  ConfirmationRequested: 'منتظر انتشار درخواست شماست',
};

export const messages = {
  title: 'پیشخوان',
  plainGreeting: 'سلام',
  begin: 'درخواست تازه',
  waitingToday: (count: string) => `${count} کار منتظر شماست`,
  unreadToday: (count: string) => `${count} پیام خوانده‌نشده دارید`,

  figures: 'حساب شما در یک نگاه',
  available: 'اعتبار در دسترس',
  held: 'مسدود برای معامله',
  heldNote: 'تا تأیید تحویل نزد بازار صنعت',
  wallet: 'صورت‌حساب کیف پول',
  unread: 'پیام خوانده‌نشده',
  unreadFrom: (count: string) => `در ${count} گفت‌وگو`,
  noUnread: 'پیام جدیدی نیست',
  favorites: 'علاقه‌مندی',
  allFavorites: 'همه علاقه‌مندی‌ها',
  unknown: '—',
  notLoaded: 'بارگذاری نشد',
  retryCredit: 'دریافت دوباره اعتبار',

  waiting: {
    title: 'کارهای منتظر شما',
    sentence,
    all: (count: string) => `همه ${count} مورد`,
    fewer: 'نمایش کمتر',
  },

  requests: {
    title: 'درخواست‌های معامله',
    latest: 'آخرین درخواست‌ها',
    byState: 'درخواست‌ها به تفکیک وضعیت',
    all: (count: string) => `همه ${count} درخواست`,
    number: 'شماره',
    item: 'کالا',
    status: 'وضعیت',
    payable: 'مبلغ (تومان)',
    untitled: 'بدون ردیف',
    unpriced: '—',
    failed: 'درخواست‌ها بارگذاری نشد. بقیه صفحه در دسترس است.',
  },

  profile: {
    title: 'تکمیل اطلاعات',
    next: (title: string) => `گام بعدی: ${title}`,
    rest: 'اطلاعات حساب را کامل کنید.',
    complete: 'تکمیل',
  },

  latestVisits: 'بازدیدهای اخیر',
  allVisits: 'همه بازدیدها',

  latestFavorites: 'علاقه‌مندی‌های اخیر',
  favoritesFailed: 'علاقه‌مندی‌ها بارگذاری نشد. بقیه صفحه در دسترس است.',
  noFavorites: 'هنوز چیزی ذخیره نکرده‌اید. در صفحه هر کالا یا تأمین‌کننده دکمه قلب را بزنید.',
  toCategories: 'مشاهده کالاها',

  latestMessages: 'پیام‌های جدید',
  allMessages: 'همه گفت‌وگوها',
  messagesFailed: 'پیام‌ها بارگذاری نشد. بقیه صفحه در دسترس است.',
  noMessages: 'پیام خوانده‌نشده‌ای ندارید.',
  unreadWord: 'پیام خوانده‌نشده',

  startTitle: 'از کجا شروع کنید',
  startProgress: (done: string, all: string) => `${done} از ${all}`,
  done: 'انجام شد',
  steps: {
    phone: { title: 'تأیید شماره همراه', note: 'با کد یک‌بارمصرف وارد شده‌اید.' },
    profile: { title: 'تکمیل اطلاعات', note: 'برای پیش‌فاکتور رسمی، مشخصات خریدار لازم است.' },
    browse: { title: 'گشت‌وگذار در دسته‌بندی‌ها', note: 'از یکی از این پنج بخش شروع کنید:' },
    keep: {
      title: 'ذخیره اولین علاقه‌مندی',
      note: 'در صفحه هر کالا یا تأمین‌کننده دکمه قلب را بزنید تا در همین صفحه ذخیره شود.',
    },
    request: {
      title: 'ثبت اولین درخواست معامله',
      note: 'نیازتان را بنویسید تا کالا و تأمین‌کننده مناسب پیدا شود.',
    },
  },
  toProfile: 'تکمیل اطلاعات کاربری',
  toHome: 'رفتن به صفحه اصلی',
  toNeed: 'ثبت نیاز',
} as const;
