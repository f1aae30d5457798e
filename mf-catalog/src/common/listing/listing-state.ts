import type { LISTING_SORTS, ListingFilter, REFINEMENTS } from '@bazaar/contracts/product';

/** The scope of a list, which is in the path of its address. */
export type ListingScope = Pick<ListingFilter, 'categoryId' | 'categoryType' | 'supplierId'>;

/** The filters of a list, which are in the query of its address. */
export type ListingRefinements = Pick<ListingFilter, keyof typeof REFINEMENTS>;

export type ListingSort = (typeof LISTING_SORTS)[number];

/** How a list is displayed. */
export const LISTING_VIEWS = ['grid', 'list', 'table'] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

export const DEFAULT_SORT: ListingSort = 'relevance';
export const DEFAULT_VIEW: ListingView = 'grid';

/** Everything in the query of a list's address. */
export interface ListingState {
  readonly filter: ListingRefinements;
  readonly sort: ListingSort;
  /** The city from which `nearest` is measured. */
  readonly cityId?: number | undefined;
  readonly page: number;
  readonly view: ListingView;
}
