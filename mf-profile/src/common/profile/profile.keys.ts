import type { FavoriteType } from '@bazaar/contracts/content';

/** A part of the favorites: one type or all, page and page size. */
export interface FavoriteWindow {
  type: FavoriteType | null;
  page: number;
  pageSize: number;
}

/** Separate from the queries, so that listening to the bus does not load them. */
export const favoriteKeys = {
  /** The count in the header; events set it directly. */
  total: ['profile', 'favorite-total'] as const,
  /** Everything that is refetched after a change. */
  all: ['profile', 'favorites'] as const,
  count: (type: FavoriteType) => [...favoriteKeys.all, 'count', type] as const,
  list: ({ type, page, pageSize }: FavoriteWindow) =>
    [...favoriteKeys.all, 'list', type, page, pageSize] as const,
};

/** The user's notes; a favorite shows one of them. */
export const notesKey = ['profile', 'notes'] as const;

export const unreadKeys = { threads: ['profile', 'unread'] as const };

/** What the wallet holds, as the dashboard shows it. */
export const creditKeys = { own: ['profile', 'credit'] as const };

export const lastVisitKeys = {
  /** Everything that is refetched after a guest's visits were added. */
  all: ['profile', 'last-visits'] as const,
  latest: () => [...lastVisitKeys.all, 'latest'] as const,
  list: (type: FavoriteType, page: number) => [...lastVisitKeys.all, 'list', type, page] as const,
};
