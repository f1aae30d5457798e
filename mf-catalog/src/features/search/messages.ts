import type { CategoryType, SearchResult, SearchScope } from '@bazaar/contracts/product';

const scopeNames: Readonly<Record<SearchScope, string>> = {
  everywhere: 'همه',
  product: 'محصولات',
  industrialService: 'خدمات صنعتی',
  supplier: 'تأمین‌کنندگان',
  consultingService: 'مشاوره و طراحی',
  electronicDocument: 'استانداردها و اسناد',
  industrialAdvertisement: 'آگهی‌ها',
  content: 'مطالب',
  category: 'دسته‌ها',
  supplierProduct: 'کالای تأمین‌کنندگان',
};

const kindNames: Readonly<Record<SearchResult['kind'], string>> = {
  category: 'دسته',
  product: 'محصول',
  baseProduct: 'کالای پایه',
  supplier: 'تأمین‌کننده',
  content: 'مطلب',
  advertisement: 'آگهی',
};

const typeNames: Readonly<Record<CategoryType, string>> = {
  IndustrialService: 'خدمت صنعتی',
  Product: 'محصول',
  ConsultingService: 'مشاوره و طراحی',
  ElectronicDocument: 'سند',
  IndustrialAdvertisement: 'آگهی',
};

export const messages = {
  search: 'جست‌وجو',
  headTitle: (term: string) => `جست‌وجوی ${term}`,
  headDescription: (term: string) =>
    `نتیجه جست‌وجوی ${term} در کالاها، خدمات، تأمین‌کنندگان و مطالب بازار صنعت`,
  resultsFor: 'نتیجه جست‌وجوی',
  count: (count: string) => `${count} نتیجه`,
  countAtLeast: (count: string) => `بیش از ${count} نتیجه`,
  cut: 'متن جست‌وجو بیش از ۱۲۰ کاراکتر بود؛ فقط ابتدای آن جست‌وجو شد.',
  offers: (count: string) => `${count} پیشنهاد`,
  allOf: (scope: string) => `همه نتایج ${scope}`,
  sort: 'مرتب‌سازی',
  sorts: { relevance: 'مرتبط‌ترین', newest: 'جدیدترین', price: 'ارزان‌ترین' },
  facets: 'فیلترها',
  facetsClose: 'بستن فیلترها',
  facetsShow: (count: string) => `نمایش ${count} نتیجه`,
  facetTitles: { types: 'نوع', categories: 'دسته', cities: 'شهر تأمین‌کننده' },
  more: (count: string) => `نمایش ${count} مورد دیگر`,
  clear: 'پاک کردن همه',
  inexact: 'تعداد نتایج زیاد است؛ شمارش فقط برای نتایج نخست انجام شده است.',
  none: 'بدون نتیجه',
  result: 'نتیجه',
  list: 'نتایج',
  scopes: 'بخش جست‌وجو',
  scopeNames,
  kindNames,
  typeNames,
  nothingFound: 'چیزی پیدا نشد',
  adviceNarrow: 'با این فیلترها نتیجه‌ای نیست. فیلترها را پاک کنید یا بخش دیگری را ببینید.',
  advice: 'املای کلمه‌ها را بررسی کنید، کلمه کوتاه‌تری بنویسید یا از دسته‌ها شروع کنید.',
  didYouMean: 'منظورتان',
  was: 'بود؟',
  noneFor: 'چیزی با',
  insteadFor: 'پیدا نشد؛ نتایج این کلمه را می‌بینید:',
  everywhere: (count: string) => `مشاهده ${count} نتیجه در همه‌جا`,
  withoutChoices: 'جست‌وجو بدون فیلترها',
  toNeed: 'ثبت درخواست برای این نیاز',
  recent: 'جست‌وجوهای اخیر شما',
} as const;
