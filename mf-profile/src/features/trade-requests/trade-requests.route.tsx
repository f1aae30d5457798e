import { ALWAYS_STALE } from '@bazaar/api/stale-times';
import { type Host, useHost } from '@bazaar/host';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, Navigate, redirect, useLoaderData } from 'react-router';
import { enumsQuery } from '../../common/enum/enums.queries.ts';
import { statusesOf } from '../../common/trade/request-groups.rules.ts';
import type { TradeWindow } from '../../common/trade/trade.keys.ts';
import { tradeQueries } from '../../common/trade/trade.queries.ts';
import { messages } from './messages.ts';
import { RequestsView } from './requests-view.tsx';
import { type RequestsView as Address, requestsAddress, requestsHref } from './trade-requests.address.ts';
import { tradedSuppliersQuery } from './traded-suppliers.queries.ts';

const PAGE_SIZE = 12;

interface RequestsData {
  view: Address;
  /** The present time, so that every render gives the same result. */
  now: string;
}

const windowOf = ({ group, ...view }: Address): TradeWindow => ({
  ...view,
  statuses: statusesOf(group),
  pageSize: PAGE_SIZE,
});

/** /profile/directorder — the user's trade requests, by state. */
export function tradeRequestsRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadRequests(host, args),
    Component: TradeRequestsPage,
    handle: { head: () => ({ title: messages.title, robots: 'noindex,nofollow' }) },
  };
}

/** The suppliers of the filter load in parallel; without them the filter offers the chosen one alone. */
async function loadRequests(
  { queryClient, api }: Host,
  { request }: LoaderFunctionArgs,
): Promise<RequestsData> {
  const view = requestsAddress.parse(request);
  const list = queryClient.ensureQueryData({
    ...tradeQueries(api).list(windowOf(view)),
    // The form of a request and its other side change it elsewhere: what is known is shown while it is asked again.
    staleTime: ALWAYS_STALE,
    revalidateIfStale: true,
  });
  const [{ totalCount }] = await Promise.all([
    list,
    queryClient.prefetchQuery(tradedSuppliersQuery(api)),
    queryClient.prefetchQuery(enumsQuery(api)),
  ]);
  const lastPage = Math.ceil(totalCount / PAGE_SIZE);
  if (lastPage > 0 && view.page > lastPage) {
    throw redirect(requestsHref(view, { page: lastPage }));
  }
  return { view, now: new Date().toISOString() };
}

function TradeRequestsPage() {
  const { view, now } = useLoaderData() as RequestsData;
  const { api } = useHost();
  const { data: list } = useSuspenseQuery(tradeQueries(api).list(windowOf(view)));
  const { data: suppliers = [] } = useQuery({ ...tradedSuppliersQuery(api), retryOnMount: false });
  const pageCount = Math.ceil(list.totalCount / PAGE_SIZE);
  if (pageCount > 0 && view.page > pageCount) {
    return <Navigate replace to={requestsHref(view, { page: pageCount })} />;
  }
  return (
    <RequestsView
      view={view}
      requests={list.items}
      counts={list.statusCounts}
      suppliers={suppliers}
      pageCount={pageCount}
      now={now}
    />
  );
}
