import type { ContentSummary } from '@bazaar/contracts/content';

/** One page of a list, with the total count. */
export interface ArticleList {
  items: readonly ContentSummary[];
  totalCount: number;
}
