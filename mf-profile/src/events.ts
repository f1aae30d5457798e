import type { Bus, Unsubscribe } from '@bazaar/bus';
import type { FavoriteType } from '@bazaar/contracts/content';
import { creditChanged, favoriteListChanged, favoriteToggled, unreadCounted } from '@bazaar/contracts/events';
import type { Host } from '@bazaar/host';
import { creditKeys, favoriteKeys, unreadKeys } from './common/profile/profile.keys.ts';

interface FavoriteState {
  objectType: FavoriteType;
  objectId: number;
  isFavorite: boolean;
  /** Total number of the user's favorites after the change. */
  totalCount: number;
}

/** Publishes that a favorite was removed or restored here; only after the server's response. */
export function announceFavorite(bus: Bus, state: FavoriteState): void {
  bus.publish(favoriteListChanged, state);
}

/** Publishes the current number of unread messages. */
export function announceUnread(bus: Bus, unreadCount: number): void {
  bus.publish(unreadCounted, { unreadCount });
}

/**
 * Subscribes to changed favorites (elsewhere, here, or in another tab), to counted messages and to changes of the wallet. The number in the
 * header is set at once; lists are refetched where they are shown.
 */
export function listen(host: Host): Unsubscribe {
  const stops = [
    host.bus.on(favoriteToggled, ({ totalCount }) => takeFavorites(host, totalCount)),
    host.bus.on(favoriteListChanged, ({ totalCount }) => takeFavorites(host, totalCount)),
    // The event carries no amount.
    host.bus.on(creditChanged, () => void host.queryClient.invalidateQueries({ queryKey: creditKeys.own })),
    host.bus.on(unreadCounted, ({ unreadCount }) => takeUnread(host, unreadCount)),
  ];
  return () => {
    for (const stop of stops) {
      stop();
    }
  };
}

function takeFavorites({ queryClient }: Host, totalCount: number): void {
  // An older response still in flight must not overwrite the newer number.
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
