import { ALWAYS_STALE } from '@bazaar/api/stale-times';
import { TradeRequestId } from '@bazaar/contracts/trade';
import { type Host, pathParam, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { tradeQueries } from '../../common/trade/trade.queries.ts';
import { messages } from './messages.ts';
import { NotReady } from './not-ready.tsx';
import { partyQueries } from './parties.queries.ts';
import { isQuoted } from './proforma.rules.ts';
import { Proforma } from './proforma.widget.tsx';

interface ReportData {
  id: TradeRequestId;
  number: string;
}

/** /profile/directOrderReport/:tradeRequestId — the proforma of a quoted request. */
export function tradeReportRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadReport(host, args),
    Component: TradeReportPage,
    handle: {
      head: ({ number }: ReportData) => ({ title: messages.title(number), robots: 'noindex,nofollow' }),
    },
  };
}

/** The parties are loaded before the sheet shows, so that what is printed at once is whole. */
async function loadReport({ queryClient, api }: Host, { params }: LoaderFunctionArgs): Promise<ReportData> {
  const id = pathParam(TradeRequestId, params.tradeRequestId);
  const request = await queryClient.fetchQuery({
    ...tradeQueries(api).request(id),
    staleTime: ALWAYS_STALE,
  });
  if (isQuoted(request)) {
    const parties = partyQueries(api);
    await Promise.all([
      queryClient.prefetchQuery(parties.seller(request)),
      queryClient.prefetchQuery(parties.buyer(request)),
    ]);
  }
  return { id, number: request.number };
}

function TradeReportPage() {
  const { id } = useLoaderData() as ReportData;
  const { data: request } = useSuspenseQuery(tradeQueries(useHost().api).request(id));
  return isQuoted(request) ? <Proforma request={request} /> : <NotReady id={id} />;
}
