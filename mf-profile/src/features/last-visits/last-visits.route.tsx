import { FavoriteType } from '@bazaar/contracts/content';
import { type Host, pathParam, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, Navigate, redirect, useLoaderData } from 'react-router';
import { clearVisits, dropVisit } from './last-visit.mutations.ts';
import { type LastVisitsView as Address, lastVisitsAddress, lastVisitsHref } from './last-visits.address.ts';
import { lastVisitsQuery, VISITS_PAGE_SIZE } from './last-visits.queries.ts';
import { LastVisitsView } from './last-visits-view.tsx';
import { messages } from './messages.ts';
import { visitDays } from './visit-days.rules.ts';

interface LastVisitsData {
  view: Address;
  /** The present time, so that every render names the same days. */
  now: string;
}

/** /profile/last-visits/:type — what the user has looked at, by day. */
export function lastVisitsRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadLastVisits(host, args),
    Component: LastVisitsPage,
    handle: { head: () => ({ title: messages.title, robots: 'noindex,nofollow' }) },
  };
}

async function loadLastVisits(host: Host, { request, params }: LoaderFunctionArgs): Promise<LastVisitsData> {
  const view = { type: pathParam(FavoriteType, params.type), ...lastVisitsAddress.parse(request) };
  const { totalCount } = await host.queryClient.fetchQuery(lastVisitsQuery(host.api, view));
  const lastPage = Math.ceil(totalCount / VISITS_PAGE_SIZE);
  if (lastPage > 0 && view.page > lastPage) {
    throw redirect(lastVisitsHref({ ...view, page: lastPage }));
  }
  return { view, now: new Date().toISOString() };
}

function LastVisitsPage() {
  const { view, now } = useLoaderData() as LastVisitsData;
  const host = useHost();
  const { data: list } = useSuspenseQuery(lastVisitsQuery(host.api, view));
  const pageCount = Math.ceil(list.totalCount / VISITS_PAGE_SIZE);
  if (pageCount > 0 && view.page > pageCount) {
    return <Navigate replace to={lastVisitsHref({ ...view, page: pageCount })} />;
  }
  return (
    <LastVisitsView
      view={view}
      days={visitDays(list.items, now)}
      pageCount={pageCount}
      onRemove={(visit) => void dropVisit(host, visit, view)}
      onClear={(type) => clearVisits(host, type)}
    />
  );
}
