import { listTradeRequests } from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';

/** Whether the signed-in visitor has brought a trade to its end. The contract of requests is large, so it comes alone. */
export async function hasTraded(api: Host['api'], signal: AbortSignal): Promise<boolean> {
  const { totalCount } = await api.call(listTradeRequests, {
    query: { filter: { statuses: ['Completed'] }, paging: { pageNumber: 1, pageSize: 1 } },
    signal,
  });
  return totalCount > 0;
}
