import type { TradeStatus } from '@bazaar/contracts/trade';

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
