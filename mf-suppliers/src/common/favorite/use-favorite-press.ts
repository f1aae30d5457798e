import { useHost } from '@bazaar/host';
import { useEffect } from 'react';
import type { FavoriteTarget } from './favorite.keys.ts';
import { useFavorite } from './favorite.mutations.ts';
import { favoriteIntent } from './favorite-intent.store.ts';

/** The state of one favorite button, and what a press does. A visitor signs in first; the change is made on return. */
export function useFavoritePress(target: FavoriteTarget) {
  const host = useHost();
  const { status } = host.useSession();
  const { isFavorite, change } = useFavorite(target);
  const { objectType, objectId } = target;

  useEffect(() => {
    const isMeant = (wanted: FavoriteTarget) =>
      wanted.objectType === objectType && wanted.objectId === objectId;
    if (status === 'signed-in' && favoriteIntent.take(isMeant)) {
      change({ wanted: true });
    }
  }, [status, objectType, objectId, change]);

  const press = () => {
    if (status === 'signed-in') {
      change({ wanted: !isFavorite });
    } else if (status === 'signed-out') {
      favoriteIntent.remember({ objectType, objectId });
      host.signIn({ loginPerPage: true, reason: 'favorite' });
    }
  };
  return { isFavorite, press };
}
