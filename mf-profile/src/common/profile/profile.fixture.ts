import { FavoriteId, type UserFavorite } from '@bazaar/contracts/content';
import type { UnreadThread } from '@bazaar/contracts/notification';

/** One favorite; a pump by default. */
export function givenFavorite(id: number, favorite: Partial<UserFavorite> = {}): UserFavorite {
  return {
    id: FavoriteId.parse(id),
    objectType: 'SupplierProduct',
    objectId: id * 10,
    createdAt: '2026-11-18T08:00:00Z',
    object: {
      title: `پمپ شماره ${id}`,
      slug: `pump-${id}`,
      subtitle: 'صنایع پمپ البرز',
      drawing: { family: 'pump', seed: id, dimensionMm: null, code: null },
    },
    ...favorite,
  };
}

/** A page of favorites; `totalCount` is the total. */
export function givenFavorites(items: UserFavorite[], totalCount = items.length) {
  return { items, totalCount, pageNumber: 1, pageSize: 12 };
}

/** One thread with unread messages. */
export function givenThread(thread: Partial<UnreadThread> = {}): UnreadThread {
  return {
    id: 5,
    subject: 'زمان تحویل پمپ',
    counterpartName: 'شرکت پمپ البرز',
    lastMessageText: 'موجودی انبار ۸ دستگاه است.',
    lastMessageAt: '2026-11-20T07:12:00Z',
    unreadCount: 2,
    ...thread,
  };
}
