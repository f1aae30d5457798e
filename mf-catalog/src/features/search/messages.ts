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
    `نتیجهٔ جست‌وجوی ${term} در کالاها، خدمات، تأمین‌کنندگان و مطالب بازار صنعت`,
  resultsFor: 'نتیجهٔ جست‌وجوی',
  count: (count: string) => `${count} نتیجه`,
  none: 'بدون نتیجه',
  result: 'نتیجه',
  list: 'نتیجه‌ها',
  scopes: 'دامنهٔ جست‌وجو',
  scopeNames,
  kindNames,
  typeNames,
  nothingFound: 'چیزی پیدا نشد',
  advice: 'املای واژه‌ها را ببینید، واژهٔ کوتاه‌تری بنویسید یا از دسته‌ها آغاز کنید.',
  didYouMean: 'منظورتان',
  was: 'بود؟',
  noneFor: 'چیزی با',
  insteadFor: 'پیدا نشد؛ نتیجه‌های این واژه را می‌بینید:',
  everywhere: (count: string) => `دیدن ${count} نتیجه در همه‌جا`,
  popular: 'دسته‌های پرکالا',
} as const;
