import { getFavoriteByObject } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { type FavoriteTarget, favoriteKeys } from './favorite.keys.ts';

const FIVE_MINUTES_MS = 5 * 60 * 1000;

/** Whether the signed-in user has this object among the favorites. */
export function favoriteQuery(host: Pick<Host, 'api'>, userId: string | null, target: FavoriteTarget) {
  return queryOptions({
    queryKey: favoriteKeys.ofObject(userId, target),
    queryFn: ({ signal }) => host.api.call(getFavoriteByObject, { query: target, signal }),
    staleTime: FIVE_MINUTES_MS,
  });
}
