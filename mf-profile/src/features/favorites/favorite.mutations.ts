import { addFavorite, removeFavorite, type UserFavorite } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { favoriteQueries } from '../../common/favorite/favorite.queries.ts';
import { type FavoriteWindow, favoriteKeys } from '../../common/profile/profile.keys.ts';
import { announceFavorite } from '../../events.ts';
import { messages } from './messages.ts';

type List = { items: UserFavorite[]; totalCount: number; pageNumber: number; pageSize: number };

const NOT_FOUND = 404;

/**
 * Removes a favorite. It leaves the shown list at once and is restored when the server refuses; other packages and
 * tabs are notified only after the server's response.
 */
export async function dropFavorite(host: Host, favorite: UserFavorite, view: FavoriteWindow): Promise<void> {
  const { queryKey } = favoriteQueries(host.api).list(view);
  await host.queryClient.cancelQueries({ queryKey });
  const place =
    host.queryClient.getQueryData(queryKey)?.items.findIndex(({ id }) => id === favorite.id) ?? -1;
  if (place === -1) {
    return;
  }
  host.queryClient.setQueryData(queryKey, (list) => list && without(list, favorite));
  try {
    const { totalCount } = await host.api.call(removeFavorite, { params: { id: favorite.id } });
    announceFavorite(host.bus, { ...targetOf(favorite), isFavorite: false, totalCount });
    offerUndo(host, favorite);
  } catch (error) {
    if (statusOf(error) !== NOT_FOUND) {
      host.queryClient.setQueryData(queryKey, (list) => list && putBack(list, favorite, place));
      host.toast.show({ tone: 'danger', title: messages.removeFailed, detail: messages.tryLater });
    }
    // Another tab may already have removed it; refetching the lists shows the current state.
    void host.queryClient.invalidateQueries({ queryKey: favoriteKeys.all });
  }
}

/** An object that no longer exists cannot be added again, so its removal cannot be undone. */
function offerUndo(host: Host, favorite: UserFavorite): void {
  const action = { label: messages.undo, onSelect: () => void restoreFavorite(host, favorite) };
  host.toast.show({
    tone: 'success',
    title: messages.removed,
    ...(favorite.object !== null && { detail: favorite.object.title, action }),
  });
}

async function restoreFavorite(host: Host, favorite: UserFavorite): Promise<void> {
  try {
    const { totalCount } = await host.api.call(addFavorite, { body: targetOf(favorite) });
    announceFavorite(host.bus, { ...targetOf(favorite), isFavorite: true, totalCount });
    host.toast.show({ tone: 'success', title: messages.restored });
  } catch (error) {
    const detail = statusOf(error) === NOT_FOUND ? messages.nothingThere : messages.tryLater;
    host.toast.show({ tone: 'danger', title: messages.restoreFailed, detail });
  }
}

function targetOf({ objectType, objectId }: UserFavorite) {
  return { objectType, objectId };
}

function without(list: List, favorite: UserFavorite): List {
  return {
    ...list,
    items: list.items.filter(({ id }) => id !== favorite.id),
    totalCount: list.totalCount - 1,
  };
}

function putBack(list: List, favorite: UserFavorite, place: number): List {
  return list.items.some(({ id }) => id === favorite.id)
    ? list
    : { ...list, items: list.items.toSpliced(place, 0, favorite), totalCount: list.totalCount + 1 };
}

/** Checks the field, not the class: two bundles may contain two copies of the class. */
function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}
