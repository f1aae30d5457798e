import type { TradeStatus } from '@bazaar/contracts/trade';
import type { RequestGroup } from './request-groups.rules.ts';

/** The title of each state until the services have named it. */
export const statusTitles: Readonly<Record<TradeStatus, string>> = {
  Draft: 'پیش‌نویس',
  ConfirmationRequested: 'در انتظار تأیید',
  RevisionRequested: 'نیازمند اصلاح',
  Published: 'در انتظار پاسخ',
  Quoted: 'پیشنهاد قیمت دریافت شد',
  Accepted: 'پیشنهاد پذیرفته شد',
  AwaitingPayment: 'در انتظار پرداخت',
  Paid: 'پرداخت‌شده',
  InFulfillment: 'در حال تأمین و ارسال',
  Delivered: 'تحویل‌شده',
  Completed: 'پایان‌یافته',
  Rejected: 'ردشده توسط تأمین‌کننده',
  Cancelled: 'لغوشده',
  Expired: 'منقضی‌شده',
  Disputed: 'در بررسی اختلاف',
};

/** The groups of states, in the order of a request's life. */
export const groupNames: Readonly<Record<RequestGroup, string>> = {
  draft: 'پیش‌نویس',
  published: 'در انتظار پاسخ',
  quoted: 'پیشنهاد رسیده',
  payment: 'در انتظار پرداخت',
  delivery: 'ارسال و تحویل',
  ended: 'پایان‌یافته',
};

export const messages = {
  deadline: {
    until: (left: string) => `تا ${left} دیگر`,
    over: 'مهلت گذشت',
    and: ' و ',
    days: (count: string) => `${count} روز`,
    hours: (count: string) => `${count} ساعت`,
    minutes: (count: string) => `${count} دقیقه`,
  },
  repeat: 'تکرار سفارش',
  repeatOf: (number: string) => `تکرار سفارش ${number}`,
  repeating: 'در حال ساختن',
  repeated: 'پیش‌نویس جدید ساخته شد',
  repeatedDetail: (number: string) => `درخواست ${number} را بازبینی کنید و تأیید بخواهید.`,
  repeatFailed: 'سفارش تکرار نشد',
  tryLater: 'ارتباط با سرور برقرار نشد؛ دوباره تلاش کنید.',
} as const;
