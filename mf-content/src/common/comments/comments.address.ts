import { choiceField, defineAddress, pageField, type StateOf } from '@bazaar/contracts';
import { COMMENT_SORTS } from '@bazaar/contracts/content';

const fields = {
  sort: choiceField(COMMENT_SORTS, 'newest', 'c-sort'),
  // Not named `page`: the article has none of its own, and its address alone is canonical.
  pageNumber: { ...pageField, key: 'c-page' },
};

/** The part of an article's address that chooses among its comments. */
export const commentsAddress = defineAddress(fields);

export type CommentsView = StateOf<typeof fields>;
