import type { TradeQuote } from '@bazaar/contracts/trade';
import { deltaOf } from './move.rules.ts';

/** What a former quote said of one line, and how far the present price is from it. */
export interface FormerLine {
  unitPriceRial: number;
  leadTimeDays: number;
  /** Positive when the present price is higher; null when there is none to compare. */
  delta: number | null;
}

/** A line of a former quote; null where that quote had no such line. */
export function formerLineOf(
  former: TradeQuote,
  { id, quotedPriceRial }: { id: number; quotedPriceRial: number | null },
): FormerLine | null {
  const line = former.lines.find(({ lineId }) => lineId === id);
  if (line === undefined) {
    return null;
  }
  const { unitPriceRial, leadTimeDays } = line;
  return { unitPriceRial, leadTimeDays, delta: deltaOf(quotedPriceRial, unitPriceRial) };
}
