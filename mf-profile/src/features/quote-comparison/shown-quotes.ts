import type { TradeRequestId } from '@bazaar/contracts/trade';
import type { RowSection } from './comparison-row.rules.ts';
import type { SupplierFacts } from './need.ts';
import type { QuoteColumn } from './quote-column.rules.ts';

/** What the table and the pages of a phone both show. */
export interface ShownQuotes {
  columns: readonly QuoteColumn[];
  sections: readonly RowSection[];
  suppliers: Readonly<Record<number, SupplierFacts>>;
  /** The request whose quote is chosen; null without one. */
  chosenId: number | null;
  onChoose: (id: number) => void;
  /** Requests whose suppliers may be asked for an answer. */
  nudgeIds: readonly TradeRequestId[];
  now: string;
  /** For print alone, without anything to press. */
  isPaper?: boolean;
}
