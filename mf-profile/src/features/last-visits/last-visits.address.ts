import { defineAddress, pageField, profileLinks, type StateOf } from '@bazaar/contracts';
import type { FavoriteType } from '@bazaar/contracts/content';

const fields = { page: pageField };

/** The query of the last visits. */
export const lastVisitsAddress = defineAddress(fields);

/** The state in the address; the type is a part of its path. */
export type LastVisitsView = StateOf<typeof fields> & { readonly type: FavoriteType };

/** The address of a page of the last visits of one type. */
export function lastVisitsHref({ type, page }: LastVisitsView): string {
  return profileLinks.lastVisits(type) + lastVisitsAddress.write({ page });
}
