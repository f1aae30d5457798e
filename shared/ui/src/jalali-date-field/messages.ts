export const messages = {
  open: 'انتخاب از تقویم',
  calendar: 'تقویم',
  nextMonth: 'ماه بعد',
  previousMonth: 'ماه قبل',
  example: (day: string) => `مثلاً ${day}`,
  notADate: (example: string) => `تاریخ را مانند ${example} بنویسید.`,
  noSuchMonth: (month: string) => `ماه ${month} وجود ندارد؛ ماه را از ۱ تا ۱۲ بنویسید.`,
  noSuchDay: (month: string, days: string) => `${month} ${days} روز دارد؛ روز را از ۱ تا ${days} بنویسید.`,
  /** Its length differs from year to year. */
  lastMonth: (month: string, year: string) => `${month} سال ${year}،`,
} as const;
