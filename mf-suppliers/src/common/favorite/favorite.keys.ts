import type { FavoriteType } from '@bazaar/contracts/content';

/** What a favorite points at. */
export interface FavoriteTarget {
  objectType: FavoriteType;
  objectId: number;
}

/** Apart from the queries, so that listening to other rooms does not load them. */
export const favoriteKeys = {
  all: ['suppliers', 'favorite'] as const,
  ofType: (userId: string | null, objectType: FavoriteType) =>
    [...favoriteKeys.all, userId, objectType] as const,
};
