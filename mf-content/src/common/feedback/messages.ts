import type { FeedbackKind, FeedbackState } from '@bazaar/contracts/content';

export const kindTitles: Readonly<Record<FeedbackKind, string>> = {
  Defect: 'گزارش مشکل',
  Question: 'پرسش',
  Suggestion: 'پیشنهاد',
  Complaint: 'شکایت',
  BusinessRegistration: 'ثبت کسب‌وکار',
};

export const stateTitles: Readonly<Record<FeedbackState, string>> = {
  Registered: 'ثبت شد',
  InReview: 'در دست بررسی',
  Answered: 'پاسخ داده شد',
  Closed: 'بسته شد',
};
