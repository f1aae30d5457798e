import type { CategoryType } from './product/category.contract.ts';
import type { SearchScope } from './product/search.contract.ts';

const part = (text: string | number) => encodeURIComponent(text);

/**
 * Typed builders of this site's addresses: the only way one room links to another's page. `slug` is what the
 * services answer; it is decorative, the id decides.
 */
export const links = {
  home: () => '/',
  category: (id: number, slug: string) => `/category/${id}/${part(slug)}`,
  categoryType: (type: CategoryType) => `/category/categoryType/${type}`,
  search: (key: string, scope?: SearchScope) =>
    `/search/${part(key)}${scope && scope !== 'everywhere' ? `?scope=${scope}` : ''}`,
  product: (id: number, slug: string) => `/products/${id}/${part(slug)}`,
  supplier: (id: number, slug: string) => `/supplier/${id}/${part(slug)}`,
  content: (id: number, slug: string) => `/contents/${id}/${part(slug)}`,
  staticPage: (uniqueName: string) => `/page/${part(uniqueName)}`,
  faq: () => '/faq',
  login: (redirectPath?: string) =>
    redirectPath ? `/users/login?redirectPath=${part(redirectPath)}` : '/users/login',
  profile: () => '/profile',
  favorites: () => '/profile/favorites',
  wallet: () => '/profile/wallet',
} as const;

export type Links = typeof links;
