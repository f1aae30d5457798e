import type { CategoryType, SearchScope } from '@bazaar/contracts/product';

type WideScope = 'everywhere' | 'supplierProduct';
/** A scope to which documents belong directly. */
export type BaseScope = Exclude<SearchScope, WideScope>;

const ITEM_SCOPES = ['product', 'industrialService', 'consultingService', 'electronicDocument'] as const;

/** All scopes to which documents belong, as in the SQL function `product.base_scopes`. */
export const BASE_SCOPES: readonly BaseScope[] = [
  ...ITEM_SCOPES,
  'supplier',
  'industrialAdvertisement',
  'content',
  'category',
];

/** The scopes that a scope is made of. */
export function baseScopesOf(scope: SearchScope): readonly BaseScope[] {
  switch (scope) {
    case 'everywhere':
      return BASE_SCOPES;
    case 'supplierProduct':
      return ITEM_SCOPES;
    default:
      return [scope];
  }
}

/** The filters of a search, as documents are marked. */
export interface Narrowing {
  readonly categoryTypes?: readonly CategoryType[] | undefined;
  readonly categoryIds?: readonly number[] | undefined;
  /** Undefined: any supplier. Empty: there are no results. */
  readonly supplierIds?: readonly number[] | undefined;
}

interface Wanted {
  /** The words, as a tsquery. */
  readonly words: string;
  readonly scopes: readonly BaseScope[];
  readonly narrowing: Narrowing;
  /** Whether base products are searched among products. */
  readonly withBaseProducts: boolean;
}

/**
 * A tsquery for product.search_document.tsv, which contains marks and scopes besides the words; null matches nothing.
 */
export function documentQuery({ words, scopes, narrowing, withBaseProducts }: Wanted): string | null {
  const { categoryTypes, categoryIds, supplierIds } = narrowing;
  const wanted = withBaseProducts && scopes.includes('product') ? [...scopes, 'baseProduct'] : scopes;
  const groups = [
    wanted.map((scope) => `'/${scope}'`),
    categoryTypes?.map((type) => `'/t${type}'`),
    categoryIds?.map((id) => `'/c${id}'`),
    supplierIds?.map((id) => `'/s${id}'`),
  ].filter((group) => group !== undefined);
  if (words === '' || groups.some((group) => group.length === 0)) {
    return null;
  }
  return [`(${words})`, ...groups.map((group) => `(${group.join(' | ')})`)].join(' & ');
}
