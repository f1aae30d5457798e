import type { SupplierId } from '@bazaar/contracts/merchant';
import type { TradeRequestId, TradeSort, TradeStatus } from '@bazaar/contracts/trade';

/** A part of the user's trade requests: what narrows it, page and page size. */
export interface TradeWindow {
  /** Empty for every state. */
  statuses: readonly TradeStatus[];
  term: string;
  supplierId: SupplierId | null;
  /** First and last day, `YYYY-MM-DD`. */
  from: string | null;
  to: string | null;
  /** The order; last changed first by default. */
  sort?: TradeSort;
  page: number;
  pageSize: number;
}

/** Keys of the trade requests; all but the counts begin with `all`. */
export const tradeKeys = {
  /** Everything that is refetched after a move of a request. */
  all: ['profile', 'trade'] as const,
  /** The counts of the strip on the home page. */
  openCounts: ['profile', 'request-counts'] as const,
  list: (part: TradeWindow) => [...tradeKeys.all, 'list', part] as const,
  suppliers: () => [...tradeKeys.all, 'suppliers'] as const,
  request: (id: TradeRequestId) => [...tradeKeys.all, 'request', id] as const,
  events: (id: TradeRequestId) => [...tradeKeys.all, 'events', id] as const,
  price: (id: TradeRequestId) => [...tradeKeys.all, 'price', id] as const,
};
