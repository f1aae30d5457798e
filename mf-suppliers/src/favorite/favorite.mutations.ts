import { addFavorite, removeFavorite, type UserFavorite } from '@bazaar/contracts/content';
import { type Host, useHost } from '@bazaar/host';
import { useMutation, useQuery } from '@tanstack/react-query';
import { announceFavorite } from '../events.ts';
import type { FavoriteTarget } from './favorite.keys.ts';
import { favoriteQuery } from './favorite.queries.ts';
import { messages } from './messages.ts';

interface Change {
  wanted: boolean;
  /** It takes back the change before it, so no further «واگرد» is offered. */
  isUndo?: boolean;
}

interface Outcome {
  favorite: UserFavorite | null;
  totalCount: number | null;
}

/**
 * The state of one favorite and the act that changes it. The wanted state shows at once; the event goes out and the
 * cache changes only after the server's answer, so a failure needs no rollback.
 */
export function useFavorite(target: FavoriteTarget) {
  const host = useHost();
  const { status, userId } = host.useSession();
  const query = favoriteQuery(host, userId, target);
  const { data } = useQuery({ ...query, enabled: status === 'signed-in' });
  const change = useMutation({
    mutationFn: (wish: Change) => save(host, query, { ...target, wanted: wish.wanted }),
    // Quick presses are sent one after another, each on what the one before has left.
    scope: { id: query.queryKey.join() },
    onSuccess: (outcome, wish) => {
      host.queryClient.setQueryData(query.queryKey, { favorite: outcome.favorite });
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
  const isFavorite = change.isPending ? change.variables.wanted : Boolean(data?.favorite);
  return { isFavorite, change: change.mutate };
}

async function save(
  host: Host,
  query: ReturnType<typeof favoriteQuery>,
  { wanted, ...target }: FavoriteTarget & Change,
): Promise<Outcome> {
  if (wanted) {
    return host.api.call(addFavorite, { body: target });
  }
  const { favorite } = await host.queryClient.ensureQueryData(query);
  if (favorite === null) {
    return { favorite: null, totalCount: null };
  }
  const { totalCount } = await host.api.call(removeFavorite, { params: { id: favorite.id } });
  return { favorite: null, totalCount };
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
