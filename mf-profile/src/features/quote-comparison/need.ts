import type { Supplier } from '@bazaar/contracts/merchant';
import type { TradeRequest, TradeRequestSummary } from '@bazaar/contracts/trade';

/** The requests of a need. */
export interface Need {
  /** All of them, last touched first. */
  all: readonly TradeRequestSummary[];
  /** Those that are compared, with their quotes. */
  compared: readonly TradeRequest[];
}

/** What a supplier is judged by, besides the quote. */
export type SupplierFacts = Pick<Supplier, 'cityTitle' | 'rating' | 'responseMinutes' | 'verifiedAt'>;
