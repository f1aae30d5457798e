import { type Host, useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { favoriteQueries } from '../../common/favorite/favorite.queries.ts';
import { unreadQuery } from '../../common/thread/unread.queries.ts';
import { continueQueries } from './continue.queries.ts';
import { ContinueStrip } from './continue-strip.tsx';

/** Starts loading before the strip renders. */
export async function load({ queryClient, api }: Host): Promise<void> {
  const queries = continueQueries(api);
  await Promise.all([
    queryClient.prefetchQuery(queries.requestCounts()),
    queryClient.prefetchQuery(queries.statusTitles()),
    queryClient.prefetchQuery(queries.lastVisits()),
    queryClient.prefetchQuery(unreadQuery(api)),
    queryClient.prefetchQuery(favoriteQueries(api).total()),
  ]);
}

/** Slot `home.continue`: the signed-in visitor's unfinished work. Each part shows its own failure. */
export function Component() {
  const { api } = useHost();
  const queries = continueQueries(api);
  const requests = useQuery(queries.requestCounts());
  const titles = useQuery(queries.statusTitles());
  const visits = useQuery(queries.lastVisits());
  const unread = useQuery(unreadQuery(api));
  const favorites = useQuery(favoriteQueries(api).total());
  return (
    <ContinueStrip
      requests={requests}
      statusTitles={titles.data ?? {}}
      unread={unread}
      favorites={favorites}
      visits={visits}
    />
  );
}
