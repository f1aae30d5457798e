import type { HelpTopic } from '@bazaar/contracts/content';

export const topicTitles: Readonly<Record<HelpTopic, string>> = {
  order: 'درخواست و تحویل',
  payment: 'کیف پول و پرداخت',
  search: 'جست‌وجو و مقایسه',
  account: 'حساب کاربری',
};

export const messages = {
  title: 'راهنما',
  description: 'راهنمای خرید صنعتی در بازار: جست‌وجو، درخواست معامله، پرداخت، تحویل و حساب کاربری.',
  lead: 'پاسخ خود را در راهنما، پرسش‌های متداول و مطالب یک‌جا جست‌وجو کنید.',
  updatedAt: (date: string) => `بازبینی ${date}`,
  related: 'مرتبط با این راهنما',
  more: 'پاسخ را پیدا نکردید؟',
  ask: 'از ما بپرسید',
  search: 'جست‌وجو در راهنما، پرسش‌ها و مطالب',
  submit: 'جست‌وجو',
  placeholder: 'مانند: شارژ کیف پول',
  items: 'راهنما',
  questions: 'پرسش‌های متداول',
  articles: 'مطالب',
  found: (count: string) => `${count} نتیجه پیدا شد.`,
  nothing: (term: string) => `برای «${term}» چیزی پیدا نشد`,
  nothingHint: 'واژه‌ای کوتاه‌تر یا نام دیگری را امتحان کنید، یا از ما بپرسید.',
  clear: 'پاک کردن جست‌وجو',
  elsewhere: 'جاهای دیگر',
  howItWorks: 'بازار صنعت چگونه کار می‌کند؟',
  allQuestions: 'همه پرسش‌های متداول',
  resultTitle: (term: string) => `جست‌وجوی «${term}» در راهنما`,
} as const;
