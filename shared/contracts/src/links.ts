import { nestedPathBuilder, pathBuilder } from './path-builder.ts';
import * as paths from './paths/paths.ts';
import type { SearchScope } from './product/search.contract.ts';

/** A query parameter of one value, or nothing when there is no value. */
function queryOf(name: string, value: string | undefined): string {
  return value ? `?${name}=${encodeURIComponent(value.toWellFormed())}` : '';
}

const searchPath = pathBuilder(paths.search);

/**
 * Typed builders of this site's addresses, each made from the pattern of its route: the only way one remote links to
 * another's page. `slug` is the one that the services send; it is decorative, the id decides.
 */
export const links = {
  home: pathBuilder(paths.home),
  category: pathBuilder(paths.category),
  categoryType: pathBuilder(paths.categoryType),
  categoryProperties: pathBuilder(paths.categoryProperties),
  productsOfType: pathBuilder(paths.productsOfType),
  productsOfCategory: pathBuilder(paths.productsOfCategory),
  productsOfCategoryAndSupplier: pathBuilder(paths.productsOfCategoryAndSupplier),
  search: (key: string, scope?: SearchScope) =>
    searchPath(key) + queryOf('scope', scope === 'everywhere' ? undefined : scope),
  product: pathBuilder(paths.product),
  baseProduct: pathBuilder(paths.baseProduct),
  supplier: pathBuilder(paths.supplier),
  supplierProducts: pathBuilder(paths.supplierProducts),
  supplierContents: pathBuilder(paths.supplierContents),
  supplierDelegations: pathBuilder(paths.supplierDelegations),
  suppliersOfType: pathBuilder(paths.suppliersOfType),
  suppliersOfCategory: pathBuilder(paths.suppliersOfCategory),
  suppliersSearch: pathBuilder(paths.suppliersSearch),
  contents: pathBuilder(paths.contents),
  contentType: pathBuilder(paths.contentType),
  contentLabel: pathBuilder(paths.contentLabel),
  content: pathBuilder(paths.content),
  staticPage: nestedPathBuilder(paths.staticPage),
  faq: pathBuilder(paths.faq),
  needFinder: (need?: string) => paths.needFinder + queryOf('need', need),
  login: (redirectPath?: string) => paths.login + queryOf('redirectPath', redirectPath),
  profile: pathBuilder(paths.profile),
  favorites: pathBuilder(paths.favorites),
  wallet: pathBuilder(paths.wallet),
} as const;

export type Links = typeof links;
