/** Texts of what the supplier sells under. */
export const saleMessages = {
  title: 'شرایط فروش تأمین‌کننده',
  note: 'تأمین‌کننده با این شرایط می‌فروشد.',
  failed: 'شرایط فروش تأمین‌کننده بارگذاری نشد؛ بقیه فرم کار می‌کند.',
  minimum: 'حداقل سفارش',
  below: (minimum: string) => `جمع این درخواست از ${minimum} کمتر است؛ شاید تأمین‌کننده آن را نپذیرد.`,
  places: 'محل فروش',
  nationwide: 'سراسر کشور',
  workingHours: 'ساعت کاری',
  days: (first: string, last: string) => `${first} تا ${last}`,
  hours: (days: string, opens: string, closes: string) => `${days} از ${opens} تا ${closes}`,
  notHere: (terms: string) => `تأمین‌کننده ${terms} هم نوشته است؛ این روش‌ها در بازار صنعت پرداخت نمی‌شود.`,
  choosePayment: 'روش‌های پرداخت؛ با انتخاب هر کدام در شرایط پرداخت نوشته می‌شود',
} as const;
