import type { ForwardAction } from './bar-actions.rules.ts';
import type { RequestGroup } from './request-groups.rules.ts';

/** The groups of states, in the order of a request's life. */
export const groupNames: Readonly<Record<RequestGroup, string>> = {
  draft: 'پیش‌نویس',
  published: 'در انتظار پاسخ',
  quoted: 'پیشنهاد رسیده',
  payment: 'در انتظار پرداخت',
  delivery: 'ارسال و تحویل',
  ended: 'پایان‌یافته',
};

const actions: Readonly<Record<ForwardAction, string>> = {
  requestConfirmation: 'درخواست تأیید',
  confirmAndPublish: 'انتشار درخواست',
  accept: 'بررسی پیشنهاد',
  pay: 'پرداخت',
  confirmDelivery: 'تأیید تحویل',
  rate: 'امتیاز به تأمین‌کننده',
};

export const messages = {
  nextStep: {
    draft: 'ادامه پیش‌نویس',
    revision: 'اصلاح درخواست',
    actions,
    of: (name: string, number: string) => `${name} ${number}`,
  },
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
