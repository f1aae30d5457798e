import { SEARCH_SCOPES, type SearchScope } from '@bazaar/contracts/product';

const TITLES: Readonly<Record<SearchScope, string>> = {
  everywhere: 'همه‌جا',
  product: 'محصول',
  industrialService: 'خدمت صنعتی',
  supplier: 'تأمین‌کننده',
  consultingService: 'مشاوره',
  electronicDocument: 'سند',
  industrialAdvertisement: 'آگهی صنعتی',
  content: 'مطلب',
  category: 'همه دسته‌ها',
  supplierProduct: 'کالای تأمین‌کنندگان',
};

/** The ten scopes in the order the search box shows them. */
export const scopes: readonly { scope: SearchScope; title: string }[] = SEARCH_SCOPES.map((scope) => ({
  scope,
  title: TITLES[scope],
}));

/** The scope that a text names; "everywhere" when it names none. */
export function scopeOf(value: string | null): SearchScope {
  return SEARCH_SCOPES.find((scope) => scope === value) ?? 'everywhere';
}
