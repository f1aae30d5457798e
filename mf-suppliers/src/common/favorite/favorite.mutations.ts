import { type Host, useHost } from '@bazaar/host';
import { useMutation, useQuery } from '@tanstack/react-query';
import { announceFavorite } from '../../events.ts';
import { limitWordsOr } from '../failure/limit-words.ts';
import type { FavoriteTarget } from './favorite.keys.ts';
import { favoritesQuery, loadFavoriteRequests } from './favorite.queries.ts';
import type { FavoriteIds, FavoriteOutcome } from './favorite-requests.api.ts';
import { messages } from './messages.ts';

interface Change {
  wanted: boolean;
  /** It takes back the change before it, so no further «بازگردانی» is offered. */
  isUndo?: boolean;
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
    onError: (error) => {
      const detail = limitWordsOr(messages.failedDetail, error);
      host.toast.show({ tone: 'danger', title: messages.failed, detail });
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
): Promise<FavoriteOutcome> {
  const { keepFavorite, dropFavorite } = await loadFavoriteRequests();
  // Awaited in both cases: a list response still in flight would otherwise overwrite the change in the cache.
  const id = (await host.queryClient.ensureQueryData(query))[target.objectId];
  if (wanted) {
    return keepFavorite(host.api, target);
  }
  return id === undefined ? { favoriteId: null, totalCount: null } : dropFavorite(host.api, id);
}

function changed(
  ids: FavoriteIds,
  { objectId }: FavoriteTarget,
  { favoriteId }: FavoriteOutcome,
): FavoriteIds {
  const { [objectId]: _, ...rest } = ids;
  return favoriteId === null ? rest : { ...rest, [objectId]: favoriteId };
}

interface Settled extends Change {
  outcome: FavoriteOutcome;
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
