export const messages = {
  open: 'انتخاب از تقویم',
  calendar: 'تقویم',
  nextMonth: 'ماه بعد',
  previousMonth: 'ماه قبل',
  notADay: 'تاریخ را به شکل ۱۴۰۵/۰۹/۰۱ بنویسید.',
  example: 'مثلاً ۱۴۰۵/۰۹/۰۱',
} as const;
