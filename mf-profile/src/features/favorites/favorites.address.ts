import { choiceField, defineAddress, links, pageField, type StateOf } from '@bazaar/contracts';
import { FAVORITE_TYPES } from '@bazaar/contracts/content';

const fields = {
  /** Null for all. */
  type: choiceField(FAVORITE_TYPES, null),
  page: pageField,
};

/** The query of the favorites. */
export const favoritesAddress = defineAddress(fields);

/** The state in the address. */
export type FavoritesView = StateOf<typeof fields>;

/** The address of a part of the favorites; without a query for the first page of all. */
export function favoritesHref(view: FavoritesView): string {
  return links.favorites() + favoritesAddress.write(view);
}
