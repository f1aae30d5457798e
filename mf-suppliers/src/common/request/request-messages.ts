/** Texts of a request to one supplier, from its own page or from that of an item. */
export const requestMessages = {
  made: (number: string) => `پیش‌نویس ${number} ساخته شد`,
  madeFor: (number: string, buyer: string) => `پیش‌نویس ${number} به نام ${buyer} ساخته شد`,
  next: 'کالاها را در همین فرم بیفزایید؛ تا آن را تأیید نکنید، برای تأمین‌کننده ارسال نمی‌شود.',
  resumed: (number: string) => `پیش‌نویس باز شما برای این تأمین‌کننده: ${number}`,
  another: 'ساخت پیش‌نویس جدا',
  failed: 'درخواست ثبت نشد',
  failedDetail: 'ارتباط با سرور برقرار نشد؛ دوباره تلاش کنید. با تلاش دوباره، درخواست تکراری ثبت نمی‌شود.',
} as const;
