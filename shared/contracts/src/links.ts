import type { CategoryType } from './product/category.contract.ts';
import type { SearchScope } from './product/search.contract.ts';

/**
 * One segment of a path. A segment of dots alone would climb, and no encoding hides it from a URL parser; half a
 * character (a lone surrogate) cannot be encoded at all.
 */
function part(text: string): string {
  return /^\.{1,2}$/.test(text) ? '-' : encodeURIComponent(text.toWellFormed());
}

/** A text that is a path itself keeps its slashes. */
function parts(path: string): string {
  return path.split('/').filter(Boolean).map(part).join('/');
}

/**
 * Typed builders of this site's addresses: the only way one room links to another's page. `slug` is what the
 * services answer; it is decorative, the id decides.
 */
export const links = {
  home: () => '/',
  category: (id: number, slug: string) => `/category/${id}/${part(slug)}`,
  categoryType: (type: CategoryType) => `/category/categoryType/${type}`,
  categoryProperties: (id: number, slug: string) => `/category/properties/${id}/${part(slug)}`,
  productsOfType: (type: CategoryType) => `/products/search/${type}`,
  productsOfCategory: (id: number, slug: string) => `/products/category/${id}/${part(slug)}`,
  productsOfCategoryAndSupplier: (categoryId: number, supplierId: number) =>
    `/products/category/${categoryId}/supplier/${supplierId}`,
  search: (key: string, scope?: SearchScope) =>
    `/search/${part(key)}${scope && scope !== 'everywhere' ? `?scope=${scope}` : ''}`,
  product: (id: number, slug: string) => `/products/${id}/${part(slug)}`,
  baseProduct: (id: number, slug: string) => `/products/base-product/${id}/${part(slug)}`,
  supplier: (id: number, slug: string) => `/supplier/${id}/${part(slug)}`,
  supplierProducts: (id: number, type: CategoryType) => `/supplier/${id}/products/${type}`,
  supplierContents: (id: number) => `/supplier/${id}/content-list`,
  supplierDelegations: (id: number, slug: string) => `/supplier/${id}/merchantDelegations/${part(slug)}`,
  suppliersOfType: (type: CategoryType) => `/suppliers/${type}`,
  suppliersOfCategory: (id: number, slug: string) => `/supplier/category/${id}/${part(slug)}`,
  suppliersSearch: (key: string) => `/suppliers/search/${part(key)}`,
  contents: () => '/contents',
  contentType: (id: number) => `/contents/${id}`,
  contentLabel: (label: string) => `/contents/label/${part(label)}`,
  content: (id: number, slug: string) => `/contents/${id}/${part(slug)}`,
  staticPage: (uniqueName: string) => `/page/${parts(uniqueName)}`,
  faq: () => '/faq',
  needFinder: (need?: string) => (need ? `/newai?need=${encodeURIComponent(need.toWellFormed())}` : '/newai'),
  login: (redirectPath?: string) =>
    redirectPath
      ? `/users/login?redirectPath=${encodeURIComponent(redirectPath.toWellFormed())}`
      : '/users/login',
  profile: () => '/profile',
  favorites: () => '/profile/favorites',
  wallet: () => '/profile/wallet',
} as const;

export type Links = typeof links;
