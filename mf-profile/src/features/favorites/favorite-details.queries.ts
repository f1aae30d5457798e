import { PERSONAL_STALE_MS } from '@bazaar/api/stale-times';
import { listFavoriteDetails } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { type FavoriteWindow, favoriteKeys } from '../../common/profile/profile.keys.ts';

/** A page of the favorites with what goods cost then and now, and the own note on each. */
export function favoriteDetailsQuery(api: Host['api'], { type, page, pageSize }: FavoriteWindow) {
  return queryOptions({
    queryKey: [...favoriteKeys.all, 'details', type, page, pageSize] as const,
    queryFn: ({ signal }) => {
      const paging = { pageNumber: page, pageSize };
      const query = { ...(type !== null && { objectType: type }), paging };
      return api.call(listFavoriteDetails, { query, signal });
    },
    staleTime: PERSONAL_STALE_MS,
    retryOnMount: false,
  });
}
