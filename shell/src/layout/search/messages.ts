import { formatNumber } from '@bazaar/locale';

export const messages = {
  label: 'جست‌وجو در بازار صنعت',
  heroLabel: 'جست‌وجوی اصلی',
  pageLabel: 'جست‌وجو در همین صفحه',
  scope: 'بخش جست‌وجو',
  field: 'نام کالا، کد فنی یا تأمین‌کننده',
  placeholder: 'نام کالا، کد فنی یا تأمین‌کننده را بنویسید',
  quietPlaceholder: 'جست‌وجو',
  heroPlaceholder: 'مثلاً پمپ سانتریفیوژ استیل ۳۱۶',
  submit: 'جست‌وجو',
  leave: 'بازگشت از جست‌وجو',
  moreScopes: (count: number) => `بیشتر (${formatNumber(count)})`,
  suggestions: 'پیشنهادهای جست‌وجو',
  suggestionCount: (count: number) =>
    count === 0 ? 'پیشنهادی پیدا نشد' : `${formatNumber(count)} پیشنهاد؛ با کلیدهای بالا و پایین انتخاب کنید`,
  offer: 'پیشنهاد املایی',
  didYouMean: ['منظورتان', 'بود؟'],
  category: 'دسته',
  product: 'محصول',
  supplier: 'تأمین‌کننده',
  content: 'مطلب',
  advertisement: 'آگهی',
  recent: 'جست‌وجوهای اخیر',
  clearRecent: 'پاک کردن جست‌وجوهای اخیر',
  recentHint: 'برای حذف هر مورد کلید Delete را بزنید',
  removed: (term: string) => `«${term}» حذف شد`,
} as const;
