import { addFavorite, type FavoriteDetails, removeFavorite } from '@bazaar/contracts/content';
import { NOT_FOUND, statusOf } from '@bazaar/contracts/failure';
import type { Host } from '@bazaar/host';
import { placeOf, withItemAt, withoutItem } from '../../common/list/list-page.rules.ts';
import { type FavoriteWindow, favoriteKeys } from '../../common/profile/profile.keys.ts';
import { announceFavorite } from '../../events.ts';
import { favoriteDetailsQuery } from './favorite-details.queries.ts';
import { messages } from './messages.ts';

/**
 * Removes a favorite. It leaves the shown list at once and is restored when the server refuses; other packages and
 * tabs are notified only after the server's response.
 */
export async function dropFavorite(
  host: Host,
  favorite: FavoriteDetails,
  view: FavoriteWindow,
): Promise<void> {
  const { queryKey } = favoriteDetailsQuery(host.api, view);
  await host.queryClient.cancelQueries({ queryKey });
  const place = placeOf(host.queryClient.getQueryData(queryKey), favorite.id);
  if (place === -1) {
    return;
  }
  host.queryClient.setQueryData(queryKey, (list) => list && withoutItem(list, favorite.id));
  try {
    const { totalCount } = await host.api.call(removeFavorite, { params: { id: favorite.id } });
    announceFavorite(host.bus, { ...targetOf(favorite), isFavorite: false, totalCount });
    offerUndo(host, favorite);
  } catch (error) {
    if (statusOf(error) !== NOT_FOUND) {
      host.queryClient.setQueryData(queryKey, (list) => list && withItemAt(list, favorite, place));
      host.toast.show({ tone: 'danger', title: messages.removeFailed, detail: messages.tryLater });
    }
    // Another tab may already have removed it; refetching the lists shows the current state.
    void host.queryClient.invalidateQueries({ queryKey: favoriteKeys.all });
  }
}

/** An object that no longer exists cannot be added again, so its removal cannot be undone. */
function offerUndo(host: Host, favorite: FavoriteDetails): void {
  const action = { label: messages.undo, onSelect: () => void restoreFavorite(host, favorite) };
  host.toast.show({
    tone: 'success',
    title: messages.removed,
    ...(favorite.object !== null && { detail: favorite.object.title, action }),
  });
}

async function restoreFavorite(host: Host, favorite: FavoriteDetails): Promise<void> {
  try {
    const { totalCount } = await host.api.call(addFavorite, { body: targetOf(favorite) });
    announceFavorite(host.bus, { ...targetOf(favorite), isFavorite: true, totalCount });
    host.toast.show({ tone: 'success', title: messages.restored });
  } catch (error) {
    const detail = statusOf(error) === NOT_FOUND ? messages.nothingThere : messages.tryLater;
    host.toast.show({ tone: 'danger', title: messages.restoreFailed, detail });
  }
}

function targetOf({ objectType, objectId }: FavoriteDetails) {
  return { objectType, objectId };
}
