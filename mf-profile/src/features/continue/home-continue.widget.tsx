import { type Host, useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { enumsQuery } from '../../common/enum/enums.queries.ts';
import { favoriteQueries } from '../../common/favorite/favorite.queries.ts';
import { unreadQuery } from '../../common/thread/unread.queries.ts';
import { useStatusTitles } from '../../common/trade/use-status-titles.ts';
import { latestVisitsQuery } from '../../common/visit/latest-visits.queries.ts';
import { continueQueries } from './continue.queries.ts';
import { ContinueStrip } from './continue-strip.tsx';

/** Starts loading before the strip renders. */
export async function load({ queryClient, api }: Host): Promise<void> {
  const queries = continueQueries(api);
  await Promise.all([
    queryClient.prefetchQuery(queries.requestCounts()),
    queryClient.prefetchQuery(enumsQuery(api)),
    queryClient.prefetchQuery(latestVisitsQuery(api)),
    queryClient.prefetchQuery(unreadQuery(api)),
    queryClient.prefetchQuery(favoriteQueries(api).total()),
  ]);
}

/** Slot `home.continue`: the signed-in visitor's unfinished work. Each part shows its own failure. */
export function Component() {
  const { api } = useHost();
  const queries = continueQueries(api);
  const requests = useQuery(queries.requestCounts());
  const titles = useStatusTitles();
  const visits = useQuery(latestVisitsQuery(api));
  const unread = useQuery(unreadQuery(api));
  const favorites = useQuery(favoriteQueries(api).total());
  return (
    <ContinueStrip
      requests={requests}
      statusTitles={titles}
      unread={unread}
      favorites={favorites}
      visits={visits}
    />
  );
}
