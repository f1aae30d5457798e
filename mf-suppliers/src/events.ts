import type { Bus, Unsubscribe } from '@bazaar/bus';
import { favoriteListChanged, favoriteToggled } from '@bazaar/contracts/events';
import type { Host } from '@bazaar/host';
import { type FavoriteTarget, favoriteKeys } from './common/favorite/favorite.keys.ts';

interface FavoriteState extends FavoriteTarget {
  isFavorite: boolean;
  /** Total number of the user's favorites after the change. */
  totalCount: number;
}

/** Publishes a changed favorite to the other packages; only after the server's response. */
export function announceFavorite(bus: Bus, state: FavoriteState): void {
  bus.publish(favoriteToggled, state);
}

/** Subscribes to changes made on the favorites page: this remote's cached favorites are then invalid. */
export function listen({ bus, queryClient }: Host): Unsubscribe {
  return bus.on(favoriteListChanged, () => {
    void queryClient.invalidateQueries({ queryKey: favoriteKeys.all });
  });
}
