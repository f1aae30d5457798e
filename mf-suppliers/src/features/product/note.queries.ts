import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { listNotesByObject, type Note } from '@bazaar/contracts/content';
import type { SupplierProductId } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** The user's own note on an item: the pinned or latest one when there are several; null when there is none. */
export function noteQuery(api: Host['api'], userId: string | null, id: SupplierProductId) {
  return queryOptions({
    queryKey: ['suppliers', 'note', userId, id] as const,
    queryFn: async ({ signal }): Promise<Note | null> => {
      const query = { objectType: 'SupplierProduct' as const, objectId: id };
      const [note = null] = await api.call(listNotesByObject, { query, signal });
      return note;
    },
    staleTime: PAGE_STALE_MS,
  });
}
