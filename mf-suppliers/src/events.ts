import type { Bus, Unsubscribe } from '@bazaar/bus';
import { favoriteListChanged, favoriteToggled } from '@bazaar/contracts/events';
import type { Host } from '@bazaar/host';
import { type FavoriteTarget, favoriteKeys } from './common/favorite/favorite.keys.ts';

interface FavoriteState extends FavoriteTarget {
  isFavorite: boolean;
  /** All favorites of the user after the change. */
  totalCount: number;
}

/** Tells the other rooms that a favorite has changed; only after the server's answer. */
export function announceFavorite(bus: Bus, state: FavoriteState): void {
  bus.publish(favoriteToggled, state);
}

/** Hears the favorites page: what this remote knows of favorites is then out of date. */
export function listen({ bus, queryClient }: Host): Unsubscribe {
  return bus.on(favoriteListChanged, () => {
    void queryClient.invalidateQueries({ queryKey: favoriteKeys.all });
  });
}
