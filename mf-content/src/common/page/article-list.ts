import type { ContentSummary } from '@bazaar/contracts/content';

/** One page of a list, with the size of the whole. */
export interface ArticleList {
  items: readonly ContentSummary[];
  totalCount: number;
}
