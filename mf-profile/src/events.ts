import type { Bus, Unsubscribe } from '@bazaar/bus';
import type { FavoriteType } from '@bazaar/contracts/content';
import { favoriteListChanged, favoriteToggled, unreadCounted } from '@bazaar/contracts/events';
import type { Host } from '@bazaar/host';
import { favoriteKeys, unreadKeys } from './common/profile/profile.keys.ts';

interface FavoriteState {
  objectType: FavoriteType;
  objectId: number;
  isFavorite: boolean;
  /** All favorites of the user after the change. */
  totalCount: number;
}

/** Tells that a favorite was removed or put back here; only after the server's answer. */
export function announceFavorite(bus: Bus, state: FavoriteState): void {
  bus.publish(favoriteListChanged, state);
}

/** Tells how many messages are unread now. */
export function announceUnread(bus: Bus, unreadCount: number): void {
  bus.publish(unreadCounted, { unreadCount });
}

/**
 * Hears of favorites that changed (elsewhere, here, or in another tab) and of messages that were counted. The number
 * in the header is set at once; lists are read again where they show.
 */
export function listen(host: Host): Unsubscribe {
  const stops = [
    host.bus.on(favoriteToggled, ({ totalCount }) => takeFavorites(host, totalCount)),
    host.bus.on(favoriteListChanged, ({ totalCount }) => takeFavorites(host, totalCount)),
    host.bus.on(unreadCounted, ({ unreadCount }) => takeUnread(host, unreadCount)),
  ];
  return () => {
    for (const stop of stops) {
      stop();
    }
  };
}

function takeFavorites({ queryClient }: Host, totalCount: number): void {
  // An older answer that is still on its way must not come after the newer number.
  void queryClient.cancelQueries({ queryKey: favoriteKeys.total });
  queryClient.setQueryData(favoriteKeys.total, totalCount);
  void queryClient.invalidateQueries({ queryKey: favoriteKeys.all });
}

function takeUnread({ queryClient }: Host, unreadCount: number): void {
  const known = queryClient.getQueryData<{ unreadCount: number }>(unreadKeys.threads);
  if (known !== undefined && known.unreadCount !== unreadCount) {
    void queryClient.invalidateQueries({ queryKey: unreadKeys.threads });
  }
}
