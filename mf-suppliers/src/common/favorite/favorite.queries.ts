import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { type FavoriteId, type FavoriteType, listFavoritesByType } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { favoriteKeys } from './favorite.keys.ts';

const PAGE_SIZE = 100;
/**
 * Beyond this many pages, the oldest favorites show as not selected; pressing their button leaves the same record.
 */
const MAX_PAGES = 10;

/** The user's favorites of one type: object id to favorite id. */
export type FavoriteIds = Readonly<Record<number, FavoriteId>>;

/** One response for every favorite button of a page, however many cards it has. */
export function favoritesQuery(host: Pick<Host, 'api'>, userId: string | null, objectType: FavoriteType) {
  return queryOptions({
    queryKey: favoriteKeys.ofType(userId, objectType),
    queryFn: ({ signal }) => allFavorites(host.api, objectType, signal),
    staleTime: PAGE_STALE_MS,
  });
}

async function allFavorites(
  api: Host['api'],
  objectType: FavoriteType,
  signal: AbortSignal,
): Promise<FavoriteIds> {
  const page = (pageNumber: number) =>
    api.call(listFavoritesByType, {
      query: { objectType, paging: { pageNumber, pageSize: PAGE_SIZE } },
      signal,
    });
  const first = await page(1);
  const pageCount = Math.min(Math.ceil(first.totalCount / PAGE_SIZE), MAX_PAGES);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => page(index + 2)),
  );
  const items = [first, ...rest].flatMap((response) => response.items);
  return Object.fromEntries(items.map(({ objectId, id }) => [objectId, id]));
}
