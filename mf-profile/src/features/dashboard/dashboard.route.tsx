import { links } from '@bazaar/contracts';
import { type Host, useHost } from '@bazaar/host';
import { formatJalaliWeekday, formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { PageHead } from '@bazaar/ui/container';
import { TimeText } from '@bazaar/ui/time';
import { mdiPlus } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import { accountDeletionQuery } from '../../common/account-deletion/account-deletion.queries.ts';
import { DeletionBanner } from '../../common/account-deletion/deletion-banner.widget.tsx';
import { enumsQuery } from '../../common/enum/enums.queries.ts';
import { favoriteQueries } from '../../common/favorite/favorite.queries.ts';
import { unreadQuery } from '../../common/thread/unread.queries.ts';
import { tradeQueries } from '../../common/trade/trade.queries.ts';
import { latestVisitsQuery } from '../../common/visit/latest-visits.queries.ts';
import { AccountFigures } from './account-figures.tsx';
import styles from './dashboard.module.css';
import { dashboardQueries, LATEST_REQUESTS, WAITING_REQUESTS } from './dashboard.queries.ts';
import { FirstSteps } from './first-steps.tsx';
import { LATEST_FAVORITES } from './latest-favorites.queries.ts';
import { LatestFavorites } from './latest-favorites.widget.tsx';
import { LatestMessages } from './latest-messages.widget.tsx';
import { LatestVisits } from './latest-visits.widget.tsx';
import { messages } from './messages.ts';
import { ProfileCard } from './profile-card.widget.tsx';
import { RequestsRegion } from './requests-region.widget.tsx';
import { waitingFor } from './waiting.rules.ts';
import { WaitingCard } from './waiting-card.tsx';

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
  const { list } = tradeQueries(api);
  const own = dashboardQueries(api);
  await Promise.all([
    queryClient.prefetchQuery(list(LATEST_REQUESTS)),
    queryClient.prefetchQuery(list(WAITING_REQUESTS)),
    queryClient.prefetchQuery(enumsQuery(api)),
    queryClient.prefetchQuery(own.credit()),
    queryClient.prefetchQuery(own.profile()),
    queryClient.prefetchQuery(favoriteQueries(api).list(LATEST_FAVORITES)),
    queryClient.prefetchQuery(unreadQuery(api)),
    queryClient.prefetchQuery(latestVisitsQuery(api)),
    queryClient.prefetchQuery(accountDeletionQuery(api)),
  ]);
  return { now: new Date().toISOString() };
}

function DashboardPage() {
  const { now } = useLoaderData() as DashboardData;
  const { useSession, config } = useHost();
  const { userName } = useSession();
  const { requestCount, waiting, credit, profile, favorites, unread } = useDashboard();
  const isNew = requestCount === 0;
  return (
    <div className={styles.page}>
      <PageHead
        title={userName === null ? messages.plainGreeting : <Greeting name={userName} />}
        note={<Today now={now} waitingCount={waiting.length} unreadCount={unread?.unreadCount ?? 0} />}
        actions={
          <LinkButton kind="primary" icon={mdiPlus} href={links.needFinder()}>
            {messages.begin}
          </LinkButton>
        }
      />
      <DeletionBanner />
      {waiting.length > 0 && <WaitingCard requests={waiting} now={now} />}
      <AccountFigures
        credit={credit.data}
        onRetryCredit={credit.isError ? () => void credit.refetch() : undefined}
        favoriteCount={favorites?.totalCount}
        unreadCount={unread?.unreadCount}
        threadCount={unread?.threads.length}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          {isNew ? (
            <FirstSteps
              categoryTypes={config.categoryTypes}
              isProfileComplete={profile?.isComplete}
              favoriteCount={favorites?.totalCount}
            />
          ) : (
            <RequestsRegion />
          )}
          {!(isNew && favorites?.totalCount === 0) && <LatestFavorites />}
        </div>
        <div className={styles.column}>
          {!isNew && <ProfileCard />}
          <LatestMessages />
          <LatestVisits now={now} />
        </div>
      </div>
    </div>
  );
}

function useDashboard() {
  const { api } = useHost();
  const { list } = tradeQueries(api);
  const own = dashboardQueries(api);
  const { data: requests } = useQuery({ ...list(LATEST_REQUESTS), retryOnMount: false });
  const { data: waiting } = useQuery({ ...list(WAITING_REQUESTS), retryOnMount: false });
  return {
    requestCount: requests?.totalCount,
    waiting: waitingFor(waiting?.items ?? []),
    credit: useQuery(own.credit()),
    profile: useQuery(own.profile()).data,
    favorites: useQuery(favoriteQueries(api).list(LATEST_FAVORITES)).data,
    unread: useQuery(unreadQuery(api)).data,
  };
}

function Greeting({ name }: { name: string }) {
  return (
    <>
      {messages.plainGreeting} <bdi>{name}</bdi>
    </>
  );
}

interface TodayProps {
  now: string;
  waitingCount: number;
  unreadCount: number;
}

function Today({ now, waitingCount, unreadCount }: TodayProps) {
  return (
    <>
      <TimeText dateTime={now}>{formatJalaliWeekday(now)}</TimeText>
      {waitingCount > 0 && ` · ${messages.waitingToday(formatNumber(waitingCount))}`}
      {unreadCount > 0 && ` · ${messages.unreadToday(formatNumber(unreadCount))}`}
    </>
  );
}
