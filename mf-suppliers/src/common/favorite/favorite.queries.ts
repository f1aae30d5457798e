import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import type { FavoriteType } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { favoriteKeys } from './favorite.keys.ts';

/** The requests of favorites are for signed-in users, so their code comes with the first of them. */
export const loadFavoriteRequests = () => import('./favorite-requests.api.ts');

/** One response for every favorite button of a page, however many cards it has. */
export function favoritesQuery(host: Pick<Host, 'api'>, userId: string | null, objectType: FavoriteType) {
  return queryOptions({
    queryKey: favoriteKeys.ofType(userId, objectType),
    queryFn: async ({ signal }) => {
      const { allFavorites } = await loadFavoriteRequests();
      return allFavorites(host.api, objectType, signal);
    },
    staleTime: PAGE_STALE_MS,
  });
}
