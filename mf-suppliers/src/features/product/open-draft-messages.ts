/** Texts of the offer to go on with an open draft; separate, so that the first view does not load them. */
export const openDraftMessages = {
  title: 'پیش‌نویس باز برای',
  number: 'پیش‌نویس',
  lines: (count: string) => `، با ${count} ردیف، هنوز ارسال نشده است.`,
  advice: 'کالاهای یک تأمین‌کننده را می‌توانید در یک درخواست بخواهید تا یک پیشنهاد قیمت برای همه بگیرید.',
  add: 'افزودن به همین پیش‌نویس',
  create: 'ساخت پیش‌نویس جدا',
} as const;
