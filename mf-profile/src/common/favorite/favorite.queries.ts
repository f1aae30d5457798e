import { PERSONAL_STALE_MS } from '@bazaar/api/stale-times';
import { type FavoriteType, listFavorites, listFavoritesByType } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { type FavoriteWindow, favoriteKeys } from '../profile/profile.keys.ts';

const COUNT_ONLY = { pageNumber: 1, pageSize: 1 };

/** Queries of the signed-in user's favorites. */
export function favoriteQueries(api: Host['api']) {
  return {
    total: () =>
      queryOptions({
        queryKey: favoriteKeys.total,
        queryFn: async ({ signal }) =>
          (await api.call(listFavorites, { query: { paging: COUNT_ONLY }, signal })).totalCount,
        staleTime: PERSONAL_STALE_MS,
      }),
    count: (objectType: FavoriteType) =>
      queryOptions({
        queryKey: favoriteKeys.count(objectType),
        queryFn: async ({ signal }) =>
          (await api.call(listFavoritesByType, { query: { objectType, paging: COUNT_ONLY }, signal }))
            .totalCount,
        staleTime: PERSONAL_STALE_MS,
      }),
    list: (view: FavoriteWindow) =>
      queryOptions({
        queryKey: favoriteKeys.list(view),
        queryFn: ({ signal }) => readList(api, view, signal),
        staleTime: PERSONAL_STALE_MS,
        // The loader has already tried; a card that failed waits for «تلاش دوباره».
        retryOnMount: false,
      }),
  };
}

function readList(api: Host['api'], { type, page, pageSize }: FavoriteWindow, signal: AbortSignal) {
  const paging = { pageNumber: page, pageSize };
  return type === null
    ? api.call(listFavorites, { query: { paging }, signal })
    : api.call(listFavoritesByType, { query: { objectType: type, paging }, signal });
}
