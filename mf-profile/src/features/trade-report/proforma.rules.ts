import type { TradeLine, TradeRequest } from '@bazaar/contracts/trade';

/** A request that has what a proforma states: a quote and its sums. */
export type QuotedRequest = TradeRequest & {
  quote: NonNullable<TradeRequest['quote']>;
  totals: NonNullable<TradeRequest['totals']>;
};

/** True once there is something to print. */
export function isQuoted(request: TradeRequest): request is QuotedRequest {
  return request.quote !== null && request.totals !== null;
}

/** The number of a proforma: that of its request, and the revision of the quote. */
export function proformaNumber({ number, quote }: QuotedRequest): string {
  return `${number.replace(/^TR-/, 'PF-')}-${quote.revision}`;
}

/** What a line costs in all; null while it has no price. */
export function lineSumRial({ quotedPriceRial, quantity }: TradeLine): number | null {
  return quotedPriceRial === null ? null : quotedPriceRial * quantity;
}

/** Days until the last of the goods is delivered. */
export function longestLeadTime({ quote }: QuotedRequest): number {
  return Math.max(0, ...quote.lines.map(({ leadTimeDays }) => leadTimeDays));
}
