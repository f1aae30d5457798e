import {
  addFavorite,
  type FavoriteId,
  type FavoriteType,
  listFavoritesByType,
  removeFavorite,
} from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import type { FavoriteTarget } from './favorite.keys.ts';

const PAGE_SIZE = 100;
/**
 * Beyond this many pages, the oldest favorites show as not selected; pressing their button leaves the same record.
 */
const MAX_PAGES = 10;

/** The user's favorites of one type: object id to favorite id. */
export type FavoriteIds = Readonly<Record<number, FavoriteId>>;

/** Reads all favorites of a type, page by page. */
export async function allFavorites(
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

/** What a change of a favorite has led to. */
export interface FavoriteOutcome {
  favoriteId: FavoriteId | null;
  /** Null when nothing had to be changed. */
  totalCount: number | null;
}

/** Adds a favorite. @throws ApiError when the request fails. */
export async function keepFavorite(api: Host['api'], target: FavoriteTarget): Promise<FavoriteOutcome> {
  const { favorite, totalCount } = await api.call(addFavorite, { body: target });
  return { favoriteId: favorite.id, totalCount };
}

/** Removes a favorite. @throws ApiError when the request fails. */
export async function dropFavorite(api: Host['api'], id: FavoriteId): Promise<FavoriteOutcome> {
  const { totalCount } = await api.call(removeFavorite, { params: { id } });
  return { favoriteId: null, totalCount };
}
