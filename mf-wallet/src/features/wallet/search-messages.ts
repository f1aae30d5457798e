/** Texts of the search in the statement. */
export const searchMessages = {
  title: 'جست‌وجو با کد پیگیری یا تاریخ',
  code: 'کد پیگیری',
  codeHint: 'همه یا بخشی از کد، برای نمونه BZ-410037',
  from: 'از روز',
  to: 'تا روز',
  dayHint: 'برای نمونه ۱۴۰۵/۰۸/۰۱',
  submit: 'نمایش گردش‌ها',
  clear: 'پاک کردن جست‌وجو',
  faults: {
    unreadable: 'تاریخ را مانند ۱۴۰۵/۰۸/۰۱ بنویسید.',
    reversed: 'روز پایان نمی‌تواند پیش از روز آغاز باشد.',
  },
} as const;
