import { addFavorite, type FavoriteId, removeFavorite } from '@bazaar/contracts/content';
import { type Host, useHost } from '@bazaar/host';
import { useMutation, useQuery } from '@tanstack/react-query';
import { announceFavorite } from '../../events.ts';
import type { FavoriteTarget } from './favorite.keys.ts';
import { type FavoriteIds, favoritesQuery } from './favorite.queries.ts';
import { messages } from './messages.ts';

interface Change {
  wanted: boolean;
  /** It takes back the change before it, so no further «بازگردانی» is offered. */
  isUndo?: boolean;
}

interface Outcome {
  favoriteId: FavoriteId | null;
  totalCount: number | null;
}

/**
 * The state of one favorite and the function that changes it. The wanted state shows at once; the event goes out
 * and the cache changes only after the server's response, so a failure needs no rollback.
 */
export function useFavorite(target: FavoriteTarget) {
  const host = useHost();
  const { status, userId } = host.useSession();
  const query = favoritesQuery(host, userId, target.objectType);
  const { data: isKept = false } = useQuery({
    ...query,
    enabled: status === 'signed-in',
    select: (ids) => target.objectId in ids,
  });
  const change = useMutation({
    mutationFn: (wish: Change) => save(host, query, { ...target, wanted: wish.wanted }),
    // Quick presses are sent one after another, each based on the result of the previous one.
    scope: { id: [...query.queryKey, target.objectId].join() },
    onSuccess: (outcome, wish) => {
      host.queryClient.setQueryData(query.queryKey, (ids) => ids && changed(ids, target, outcome));
      settle(host, target, {
        outcome,
        ...wish,
        undo: () => change.mutate({ wanted: !wish.wanted, isUndo: true }),
      });
    },
    onError: () => {
      host.toast.show({ tone: 'danger', title: messages.failed, detail: messages.failedDetail });
      void host.queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  const isFavorite = change.isPending ? change.variables.wanted : isKept;
  return { isFavorite, change: change.mutate };
}

async function save(
  host: Host,
  query: ReturnType<typeof favoritesQuery>,
  { wanted, ...target }: FavoriteTarget & Change,
): Promise<Outcome> {
  // Awaited in both cases: a list response still in flight would otherwise overwrite the change in the cache.
  const id = (await host.queryClient.ensureQueryData(query))[target.objectId];
  if (wanted) {
    const { favorite, totalCount } = await host.api.call(addFavorite, { body: target });
    return { favoriteId: favorite.id, totalCount };
  }
  if (id === undefined) {
    return { favoriteId: null, totalCount: null };
  }
  const { totalCount } = await host.api.call(removeFavorite, { params: { id } });
  return { favoriteId: null, totalCount };
}

function changed(ids: FavoriteIds, { objectId }: FavoriteTarget, { favoriteId }: Outcome): FavoriteIds {
  const { [objectId]: _, ...rest } = ids;
  return favoriteId === null ? rest : { ...rest, [objectId]: favoriteId };
}

interface Settled extends Change {
  outcome: Outcome;
  undo: () => void;
}

function settle(host: Host, target: FavoriteTarget, { outcome, wanted, isUndo, undo }: Settled): void {
  if (outcome.totalCount !== null) {
    announceFavorite(host.bus, { ...target, isFavorite: wanted, totalCount: outcome.totalCount });
  }
  host.toast.show({
    tone: 'success',
    title: wanted ? messages.added : messages.removed,
    ...(isUndo ? {} : { action: { label: messages.undo, onSelect: undo } }),
  });
}
