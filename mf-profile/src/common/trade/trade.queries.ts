import { ACCOUNT_STALE_MS, PERSONAL_STALE_MS } from '@bazaar/api/stale-times';
import {
  getTradeRequest,
  listTradeRequestEvents,
  listTradeRequests,
  type TradeRequestEvent,
  type TradeRequestId,
} from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { type TradeWindow, tradeKeys } from './trade.keys.ts';

const EVENTS_ASKED = 100;

/** Queries of the signed-in user's trade requests. */
export function tradeQueries(api: Host['api']) {
  return {
    list: (part: TradeWindow) =>
      queryOptions({
        queryKey: tradeKeys.list(part),
        queryFn: ({ signal }) =>
          api.call(listTradeRequests, {
            query: {
              filter: filterOf(part),
              ...(part.sort && { sort: { field: part.sort } }),
              paging: { pageNumber: part.page, pageSize: part.pageSize },
            },
            signal,
          }),
        staleTime: PERSONAL_STALE_MS,
      }),
    request: (id: TradeRequestId) =>
      queryOptions({
        queryKey: tradeKeys.request(id),
        queryFn: ({ signal }) => api.call(getTradeRequest, { params: { id }, signal }),
        // The other side moves it too.
        staleTime: ACCOUNT_STALE_MS,
      }),
    /** All events of a request, oldest first. */
    events: (id: TradeRequestId) =>
      queryOptions({
        queryKey: tradeKeys.events(id),
        queryFn: ({ signal }) => readEvents(api, id, signal),
        staleTime: ACCOUNT_STALE_MS,
        // The loader has already tried; a region that failed waits for «تلاش دوباره».
        retryOnMount: false,
      }),
  };
}

function filterOf({ statuses, term, supplierId, from, to }: TradeWindow) {
  return {
    ...(statuses.length > 0 && { statuses: [...statuses] }),
    ...(term !== '' && { term }),
    ...(supplierId !== null && { supplierId }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
}

async function readEvents(
  api: Host['api'],
  requestId: TradeRequestId,
  signal: AbortSignal,
): Promise<TradeRequestEvent[]> {
  const events: TradeRequestEvent[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const paging = { pageNumber, pageSize: EVENTS_ASKED };
    const { items, totalCount } = await api.call(listTradeRequestEvents, {
      query: { requestId, paging },
      signal,
    });
    events.push(...items);
    if (items.length === 0 || events.length >= totalCount) {
      return events;
    }
  }
}
