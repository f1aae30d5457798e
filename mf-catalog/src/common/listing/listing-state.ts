import type { LISTING_SORTS, ListingFilter, REFINEMENTS } from '@bazaar/contracts/product';

/** What a list is a list of; its address says it by its path. */
export type ListingScope = Pick<ListingFilter, 'categoryId' | 'categoryType' | 'supplierId'>;

/** What narrows a list; its address says it by its query. */
export type ListingRefinements = Pick<ListingFilter, keyof typeof REFINEMENTS>;

export type ListingSort = (typeof LISTING_SORTS)[number];

/** How a list is drawn. */
export const LISTING_VIEWS = ['grid', 'list', 'table'] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

export const DEFAULT_SORT: ListingSort = 'relevance';
export const DEFAULT_VIEW: ListingView = 'grid';

/** Everything that the query of a list's address says. */
export interface ListingState {
  readonly filter: ListingRefinements;
  readonly sort: ListingSort;
  /** From where `nearest` is near. */
  readonly cityId?: number | undefined;
  readonly page: number;
  readonly view: ListingView;
}
