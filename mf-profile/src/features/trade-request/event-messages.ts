import type { TradeMove } from '@bazaar/contracts/trade';

/** What each move of a request is called afterwards. */
export const eventTitles: Readonly<Record<TradeMove, string>> = {
  create: 'پیش‌نویس ساخته شد',
  edit: 'درخواست ویرایش شد',
  requestConfirmation: 'درخواست تأیید ثبت و قیمت محاسبه شد',
  requestRevision: 'درخواست اصلاح شد',
  confirmAndPublish: 'درخواست منتشر شد',
  quote: 'پیشنهاد قیمت رسید',
  reject: 'درخواست رد شد',
  expire: 'مهلت درخواست گذشت',
  accept: 'پیشنهاد پذیرفته شد',
  requestPayment: 'پرداخت آماده شد',
  counter: 'پیشنهاد متقابل ارسال شد',
  pay: 'پرداخت انجام شد',
  startFulfillment: 'تأمین و ارسال آغاز شد',
  ship: 'کالا تحویل شد',
  confirmDelivery: 'تحویل تأیید شد',
  object: 'به تحویل اعتراض شد',
  escalate: 'رسیدگی به اعتراض فوری شد',
  ruleComplete: 'رأی کارشناس: پرداخت به تأمین‌کننده',
  ruleCancel: 'رأی کارشناس: بازگشت مبلغ به خریدار',
  cancel: 'درخواست لغو شد',
  rate: 'امتیاز داده شد',
};

/** An objection before the delivery. */
export const notShippedTitle = 'به نرسیدن کالا اعتراض شد';

/** Who moved it, where no name is known. */
export const actorNames = {
  reader: 'شما',
  buyer: 'خریدار',
  operator: 'کارشناس بازار صنعت',
  system: 'سامانه',
} as const;

/** The figures of an event. */
export const eventDetails = {
  revision: (count: string) => `نوبت ${count}`,
  version: (count: string) => `نسخه ${count}`,
  stars: (count: string) => `${count} از ۵`,
  refund: (amount: string) => `بازگشت ${amount}`,
  release: (amount: string) => `پرداخت ${amount}`,
  and: '، ',
} as const;
