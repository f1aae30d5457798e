import { choiceField, defineAddress, links, pageField, profileLinks, type StateOf } from '@bazaar/contracts';
import { FAVORITE_TYPES } from '@bazaar/contracts/content';

const fields = {
  /** Null for all. Links have the type in their path; an address that was saved before may have it in the query. */
  type: choiceField(FAVORITE_TYPES, null),
  page: pageField,
};

/** The query of the favorites. */
export const favoritesAddress = defineAddress(fields);

/** The state in the address. */
export type FavoritesView = StateOf<typeof fields>;

/** The address of a part of the favorites; without a query for its first page. */
export function favoritesHref({ type, page }: FavoritesView): string {
  const path = type === null ? links.favorites() : profileLinks.favoritesOfType(type);
  return path + favoritesAddress.write({ page });
}
