export const messages = {
  title: 'پیام‌ها',
  counts: (unread: string, all: string) => `${unread} خوانده‌نشده در ${all} گفت‌وگو`,
  allCount: (all: string) => `${all} گفت‌وگو`,

  list: 'فهرست گفت‌وگوها',
  tabs: 'نوع گفت‌وگو',
  tabNames: {
    all: 'همه',
    unread: 'خوانده‌نشده',
    TradeRequest: 'درخواست‌ها',
    SupplierProduct: 'کالاها',
    Supplier: 'تأمین‌کنندگان',
  },
  search: 'جست‌وجو در گفت‌وگوها',
  searchHint: 'نام، موضوع یا متن پیام',
  doSearch: 'جست‌وجو',
  unreadWord: 'پیام خوانده‌نشده',

  emptyTitle: 'هنوز گفت‌وگویی ندارید',
  empty: 'از صفحه هر کالا یا تأمین‌کننده پیام بدهید؛ پاسخ‌ها همین‌جا نمایش داده می‌شود.',
  toProducts: 'مشاهده کالاها',
  toSuppliers: 'مشاهده تأمین‌کنندگان',
  nothingFoundTitle: 'گفت‌وگویی پیدا نشد',
  nothingFound: 'عبارت جست‌وجو یا نوع گفت‌وگو را تغییر دهید.',
  showAll: 'همه گفت‌وگوها',
  noUnreadTitle: 'پیام خوانده‌نشده‌ای ندارید',

  chooseTitle: 'گفت‌وگویی را انتخاب کنید',
  choose: 'متن گفت‌وگو و جای نوشتن پیام اینجا نمایش داده می‌شود.',

  firstTitle: 'پیام جدید',
  firstTo: (name: string) => `پیام به ${name}`,
  firstAbout: { supplier: 'تأمین‌کننده', product: 'کالا' },
  firstNote: 'پس از ارسال، گفت‌وگو در همین صفحه باز می‌شود.',
  targetMissingTitle: 'گیرنده پیام پیدا نشد',
  targetMissing: 'این کالا یا تأمین‌کننده دیگر در بازار نیست.',
} as const;
