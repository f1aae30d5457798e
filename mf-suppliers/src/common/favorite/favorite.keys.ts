import type { FavoriteType } from '@bazaar/contracts/content';

/** The object of a favorite. */
export interface FavoriteTarget {
  objectType: FavoriteType;
  objectId: number;
}

/** Separate from the queries, so that listening to events of other packages does not load them. */
export const favoriteKeys = {
  all: ['suppliers', 'favorite'] as const,
  ofType: (userId: string | null, objectType: FavoriteType) =>
    [...favoriteKeys.all, userId, objectType] as const,
};
