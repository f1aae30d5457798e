import {
  type FavoriteType,
  type LastVisit,
  listLastVisits,
  mergeLastVisits,
  removeLastVisits,
} from '@bazaar/contracts/content';
import { NOT_FOUND, statusOf } from '@bazaar/contracts/failure';
import type { Host } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { placeOf, withItemAt, withoutItem } from '../../common/list/list-page.rules.ts';
import { lastVisitKeys } from '../../common/profile/profile.keys.ts';
import type { LastVisitsView } from './last-visits.address.ts';
import { lastVisitsQuery } from './last-visits.queries.ts';
import { messages } from './messages.ts';

/** As many as the services give at once, and take back at once. */
const VISITS_ASKED = 100;
const MERGED_AT_ONCE = 50;

/** Forgets one visit. It leaves the shown list at once, can be undone, and is restored when the service refuses. */
export async function dropVisit(host: Host, visit: LastVisit, view: LastVisitsView): Promise<void> {
  const { queryKey } = lastVisitsQuery(host.api, view);
  await host.queryClient.cancelQueries({ queryKey });
  const place = placeOf(host.queryClient.getQueryData(queryKey), visit.id);
  host.queryClient.setQueryData(queryKey, (list) => list && withoutItem(list, visit.id));
  try {
    await host.api.call(removeLastVisits, { query: { id: visit.id } });
    offerUndo(host, messages.removed, [visit]);
  } catch (error) {
    if (statusOf(error) !== NOT_FOUND) {
      host.queryClient.setQueryData(queryKey, (list) => list && withItemAt(list, visit, place));
      host.toast.show({ tone: 'danger', title: messages.removeFailed, detail: messages.tryLater });
    }
  }
  refresh(host);
}

/**
 * Forgets the visits of one type, or all with null; what was forgotten can be taken back from the notice. Returns true
 * once the service has done so.
 */
export async function clearVisits(host: Host, type: FavoriteType | null): Promise<boolean> {
  try {
    const query = type === null ? {} : { objectType: type };
    const forgotten = await readVisits(host, query);
    const { removed } = await host.api.call(removeLastVisits, { query });
    offerUndo(host, messages.cleared(formatNumber(removed)), forgotten);
    refresh(host);
    return true;
  } catch {
    host.toast.show({ tone: 'danger', title: messages.clearFailed, detail: messages.tryLater });
    return false;
  }
}

/** All visits, page by page: what is forgotten has to be known to be taken back. */
async function readVisits({ api }: Host, query: { objectType?: FavoriteType }): Promise<LastVisit[]> {
  const visits: LastVisit[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const paging = { pageNumber, pageSize: VISITS_ASKED };
    const { items, totalCount } = await api.call(listLastVisits, { query: { ...query, paging } });
    visits.push(...items);
    if (items.length === 0 || visits.length >= totalCount) {
      return visits;
    }
  }
}

/** The service leaves out a thing that no longer exists, so its visit cannot come back. */
function offerUndo(host: Host, title: string, visits: readonly LastVisit[]): void {
  const present = visits.filter(({ object }) => object !== null);
  const [first] = present;
  const action = { label: messages.undo, onSelect: () => void restoreVisits(host, present) };
  host.toast.show({
    tone: 'success',
    title,
    ...(first !== undefined && { action, ...(visits.length === 1 && { detail: first.object?.title ?? '' }) }),
  });
}

async function restoreVisits(host: Host, visits: readonly LastVisit[]): Promise<void> {
  try {
    for (let from = 0; from < visits.length; from += MERGED_AT_ONCE) {
      const part = visits.slice(from, from + MERGED_AT_ONCE);
      await host.api.call(mergeLastVisits, {
        body: {
          visits: part.map(({ objectType, objectId, visitedAt }) => ({ objectType, objectId, visitedAt })),
        },
      });
    }
    host.toast.show({ tone: 'success', title: messages.restored });
  } catch {
    host.toast.show({ tone: 'danger', title: messages.restoreFailed, detail: messages.tryLater });
  }
  refresh(host);
}

function refresh({ queryClient }: Host): void {
  void queryClient.invalidateQueries({ queryKey: lastVisitKeys.all });
}
