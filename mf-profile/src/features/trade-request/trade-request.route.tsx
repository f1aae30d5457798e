import { ALWAYS_STALE } from '@bazaar/api/stale-times';
import { type TradeRequest, TradeRequestId } from '@bazaar/contracts/trade';
import { type Host, pathParam, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { enumsQuery } from '../../common/enum/enums.queries.ts';
import { tradeKeys } from '../../common/trade/trade.keys.ts';
import { tradeQueries } from '../../common/trade/trade.queries.ts';
import { followInterval } from './follow.rules.ts';
import { messages } from './messages.ts';
import { RequestView } from './request-view.tsx';

interface RequestData {
  id: TradeRequestId;
  number: string;
}

/** /profile/directorderinfo/:tradeRequestId — one trade request. */
export function tradeRequestRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadRequest(host, args),
    Component: TradeRequestPage,
    handle: {
      head: ({ number }: RequestData) => ({ title: messages.title(number), robots: 'noindex,nofollow' }),
    },
  };
}

/**
 * A visit asks anew: the form of the request and its other side change it elsewhere. Of a request that is not the user's, the service's own 404 is thrown. The events show their own failure.
 */
async function loadRequest({ queryClient, api }: Host, { params }: LoaderFunctionArgs): Promise<RequestData> {
  const id = pathParam(TradeRequestId, params.tradeRequestId);
  const queries = tradeQueries(api);
  const [{ number }] = await Promise.all([
    queryClient.fetchQuery({ ...queries.request(id), staleTime: ALWAYS_STALE }),
    queryClient.prefetchQuery({ ...queries.events(id), staleTime: ALWAYS_STALE }),
    queryClient.prefetchQuery(enumsQuery(api)),
  ]);
  return { id, number };
}

function TradeRequestPage() {
  const { id } = useLoaderData() as RequestData;
  const { api } = useHost();
  const { data: request, dataUpdatedAt } = useSuspenseQuery({
    ...tradeQueries(api).request(id),
    refetchInterval: ({ state }) => followInterval(state.data?.status),
  });
  useEventsOf(request);
  return <RequestView key={id} request={request} now={new Date(dataUpdatedAt).toISOString()} />;
}

/** The events follow the request: when it has moved, they are asked for again. */
function useEventsOf({ id, rowVersion }: TradeRequest): void {
  const { queryClient } = useHost();
  const shown = useRef(rowVersion);
  useEffect(() => {
    if (shown.current !== rowVersion) {
      shown.current = rowVersion;
      // A move on this page has already asked.
      void queryClient.invalidateQueries({ queryKey: tradeKeys.events(id) }, { cancelRefetch: false });
    }
  }, [queryClient, id, rowVersion]);
}
