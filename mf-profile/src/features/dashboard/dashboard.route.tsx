import { type Host, useHost } from '@bazaar/host';
import { formatJalaliWeekday, formatNumber } from '@bazaar/locale';
import { PageHead } from '@bazaar/ui/container';
import { TimeText } from '@bazaar/ui/time';
import { useQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import { favoriteQueries } from '../../common/favorite/favorite.queries.ts';
import { unreadQuery } from '../../common/thread/unread.queries.ts';
import { AccountFigures } from './account-figures.tsx';
import styles from './dashboard.module.css';
import { FirstSteps } from './first-steps.tsx';
import { LATEST_FAVORITES } from './latest-favorites.queries.ts';
import { LatestFavorites } from './latest-favorites.widget.tsx';
import { LatestMessages } from './latest-messages.widget.tsx';
import { messages } from './messages.ts';

interface DashboardData {
  /** The present time, so that every render gives the same result. */
  now: string;
}

/** /profile — what is new for the user, in one view. */
export function dashboardRoute(host: Host) {
  return {
    loader: () => loadDashboard(host),
    Component: DashboardPage,
    handle: { head: () => ({ title: messages.title, robots: 'noindex,nofollow' }) },
  };
}

/** Nothing here throws: each card shows its own failure. */
async function loadDashboard({ queryClient, api }: Host): Promise<DashboardData> {
  await Promise.all([
    queryClient.prefetchQuery(favoriteQueries(api).list(LATEST_FAVORITES)),
    queryClient.prefetchQuery(unreadQuery(api)),
  ]);
  return { now: new Date().toISOString() };
}

function DashboardPage() {
  const { now } = useLoaderData() as DashboardData;
  const { api, useSession, config } = useHost();
  const { userName } = useSession();
  const { data: favorites } = useQuery(favoriteQueries(api).list(LATEST_FAVORITES));
  const { data: unread } = useQuery(unreadQuery(api));
  const isEmpty = favorites?.totalCount === 0 && unread?.unreadCount === 0;
  return (
    <div className={styles.page}>
      <PageHead
        title={userName === null ? messages.plainGreeting : <Greeting name={userName} />}
        note={<Today now={now} unreadCount={unread?.unreadCount ?? 0} />}
      />
      <AccountFigures
        favoriteCount={favorites?.totalCount}
        unreadCount={unread?.unreadCount}
        threadCount={unread?.threads.length}
      />
      <div className={styles.columns}>
        {isEmpty ? <FirstSteps categoryTypes={config.categoryTypes} /> : <LatestFavorites />}
        <LatestMessages />
      </div>
    </div>
  );
}

function Greeting({ name }: { name: string }) {
  return (
    <>
      {messages.plainGreeting} <bdi>{name}</bdi>
    </>
  );
}

function Today({ now, unreadCount }: { now: string; unreadCount: number }) {
  return (
    <>
      <TimeText dateTime={now}>{formatJalaliWeekday(now)}</TimeText>
      {unreadCount > 0 && ` · ${messages.unreadToday(formatNumber(unreadCount))}`}
    </>
  );
}
