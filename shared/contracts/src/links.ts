import { fillNestedPath, fillPath, queryOf } from './fill-path.ts';
import * as paths from './paths/index.ts';
import type { CategoryType } from './product/category.contract.ts';
import type { SearchScope } from './product/search.contract.ts';

/**
 * Typed builders of this site's addresses, each made from the pattern of its route: the only way one remote links to
 * another's page. `slug` is the one that the services send; it is decorative, the id decides. Each is a function of its
 * own, so that a bundle holds those it calls.
 */
export const links = {
  home: () => paths.home,
  category: (id: number, slug: string) => fillPath(paths.category, id, slug),
  categoryType: (type: CategoryType) => fillPath(paths.categoryType, type),
  categoryProperties: (id: number, slug: string) => fillPath(paths.categoryProperties, id, slug),
  productsOfType: (type: CategoryType) => fillPath(paths.productsOfType, type),
  productsOfCategory: (id: number, slug: string) => fillPath(paths.productsOfCategory, id, slug),
  productsOfCategoryAndSupplier: (categoryId: number, supplierId: number) =>
    fillPath(paths.productsOfCategoryAndSupplier, categoryId, supplierId),
  search: (key: string, scope?: SearchScope) =>
    fillPath(paths.search, key) + queryOf('scope', scope === 'everywhere' ? undefined : scope),
  product: (id: number, slug: string) => fillPath(paths.product, id, slug),
  baseProduct: (id: number, slug: string, variantCode?: string) =>
    fillPath(paths.baseProduct, id, slug) + queryOf('v', variantCode),
  /** Goods side by side, in the order of their ids. */
  comparison: (ids: readonly number[]) =>
    paths.comparison + (ids.length === 0 ? '' : `?${ids.map((id) => `ids=${id}`).join('&')}`),
  supplier: (id: number, slug: string) => fillPath(paths.supplier, id, slug),
  supplierProducts: (id: number, type: CategoryType) => fillPath(paths.supplierProducts, id, type),
  supplierContents: (id: number) => fillPath(paths.supplierContents, id),
  supplierDelegations: (id: number, slug: string) => fillPath(paths.supplierDelegations, id, slug),
  suppliersOfType: (type: CategoryType) => fillPath(paths.suppliersOfType, type),
  suppliersOfCategory: (id: number, slug: string) => fillPath(paths.suppliersOfCategory, id, slug),
  businessRegistration: () => paths.businessRegistration,
  suppliersSearch: (key: string) => fillPath(paths.suppliersSearch, key),
  contents: () => paths.contents,
  contentType: (id: number) => fillPath(paths.contentType, id),
  contentLabel: (label: string) => fillPath(paths.contentLabel, label),
  content: (id: number, slug: string) => fillPath(paths.content, id, slug),
  supplierContent: (id: number, supplierId: number, slug: string) =>
    fillPath(paths.supplierContent, id, supplierId, slug),
  categoryContents: (type: CategoryType, id: number, slug: string) =>
    fillPath(paths.categoryContents, type, id, slug),
  videos: (group?: string) => paths.videos + queryOf('group', group),
  video: (id: number, slug: string) => fillPath(paths.video, id, slug),
  advertisements: () => paths.advertisements,
  advertisement: (id: number, slug: string) => fillPath(paths.advertisement, id, slug),
  /** `about`: the path of the page that the letter is about. */
  feedback: (about?: string) => paths.feedback + queryOf('about', about),
  feedbackState: (trackingCode: string) => fillPath(paths.feedbackState, trackingCode),
  helpSearch: (words?: string) => paths.helpSearch + queryOf('q', words),
  help: (uniqueId: string) => fillPath(paths.help, uniqueId),
  howItWorks: () => paths.howItWorks,
  staticPage: (uniqueName: string) => fillNestedPath(paths.staticPage, uniqueName),
  faq: () => paths.faq,
  needFinder: (need?: string) => paths.needFinder + queryOf('q', need),
  login: (redirectPath?: string) => paths.login + queryOf('redirectPath', redirectPath),
  profile: () => paths.profile,
  favorites: () => paths.favorites,
  wallet: () => paths.wallet,
  /** The thread on a product or with a supplier; the form of its first message when there is none. */
  messageAbout: (to: 'product' | 'supplier', id: number) => `${paths.messages}?to=${to}&id=${id}`,
  buyerRegistration: () => paths.buyerRegistration,
} as const;

export type Links = typeof links;
