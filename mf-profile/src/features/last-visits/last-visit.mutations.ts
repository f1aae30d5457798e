import {
  type FavoriteType,
  type LastVisit,
  mergeLastVisits,
  removeLastVisits,
} from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { NOT_FOUND, statusOf } from '../../common/failure/failure.rules.ts';
import { placeOf, withItemAt, withoutItem } from '../../common/list/list-page.rules.ts';
import { lastVisitKeys } from '../../common/profile/profile.keys.ts';
import type { LastVisitsView } from './last-visits.address.ts';
import { lastVisitsQuery } from './last-visits.queries.ts';
import { messages } from './messages.ts';

/** Forgets one visit. It leaves the shown list at once, can be undone, and is restored when the service refuses. */
export async function dropVisit(host: Host, visit: LastVisit, view: LastVisitsView): Promise<void> {
  const { queryKey } = lastVisitsQuery(host.api, view);
  await host.queryClient.cancelQueries({ queryKey });
  const place = placeOf(host.queryClient.getQueryData(queryKey), visit.id);
  host.queryClient.setQueryData(queryKey, (list) => list && withoutItem(list, visit.id));
  try {
    await host.api.call(removeLastVisits, { query: { id: visit.id } });
    offerUndo(host, visit);
  } catch (error) {
    if (statusOf(error) !== NOT_FOUND) {
      host.queryClient.setQueryData(queryKey, (list) => list && withItemAt(list, visit, place));
      host.toast.show({ tone: 'danger', title: messages.removeFailed, detail: messages.tryLater });
    }
  }
  refresh(host);
}

/** Forgets the visits of one type, or all with null. Returns true once the service has done so. */
export async function clearVisits(host: Host, type: FavoriteType | null): Promise<boolean> {
  try {
    const query = type === null ? {} : { objectType: type };
    const { removed } = await host.api.call(removeLastVisits, { query });
    host.toast.show({ tone: 'success', title: messages.cleared(formatNumber(removed)) });
    refresh(host);
    return true;
  } catch {
    host.toast.show({ tone: 'danger', title: messages.clearFailed, detail: messages.tryLater });
    return false;
  }
}

/** The service leaves out a thing that no longer exists, so that visit cannot come back. */
function offerUndo(host: Host, visit: LastVisit): void {
  const action = { label: messages.undo, onSelect: () => void restoreVisit(host, visit) };
  host.toast.show({
    tone: 'success',
    title: messages.removed,
    ...(visit.object !== null && { detail: visit.object.title, action }),
  });
}

async function restoreVisit(host: Host, { objectType, objectId, visitedAt }: LastVisit): Promise<void> {
  try {
    await host.api.call(mergeLastVisits, { body: { visits: [{ objectType, objectId, visitedAt }] } });
    host.toast.show({ tone: 'success', title: messages.restored });
  } catch {
    host.toast.show({ tone: 'danger', title: messages.restoreFailed, detail: messages.tryLater });
  }
  refresh(host);
}

function refresh({ queryClient }: Host): void {
  void queryClient.invalidateQueries({ queryKey: lastVisitKeys.all });
}
