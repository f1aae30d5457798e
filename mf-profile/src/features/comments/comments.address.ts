import { choiceField, defineAddress, pageField, profileLinks, type StateOf } from '@bazaar/contracts';
import { COMMENT_STATUSES } from '@bazaar/contracts/content';

const fields = {
  /** Null for all. */
  status: choiceField(COMMENT_STATUSES, null),
  page: pageField,
};

/** The query of the user's own comments. */
export const commentsAddress = defineAddress(fields);

/** The state in the address. */
export type CommentsView = StateOf<typeof fields>;

/** The address of a part of the user's comments; without a query for the first page of all. */
export function commentsHref(view: CommentsView): string {
  return profileLinks.comments() + commentsAddress.write(view);
}
