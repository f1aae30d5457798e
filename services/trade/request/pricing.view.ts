import type { TradeTotals } from '@bazaar/contracts/trade';
import { findLines } from './line.sql.ts';
import { findQuote, findVatPercent } from './quote.sql.ts';
import { computeTotals } from './totals.rules.ts';
import type { TradeWork } from './trade-work.commands.ts';

type Pricing = Pick<TradeWork, 'db' | 'now'>;

/**
 * Computes the totals of a request: by the current quote, else by the list prices in its lines.
 * @returns null when the sum is too large
 */
export async function priceRequest(
  { db, now }: Pricing,
  requestId: number,
  membershipFeeRial: number,
): Promise<TradeTotals | null> {
  const lines = await findLines(db, requestId);
  const quote = await findQuote(db, requestId);
  const vatPercent = quote?.vatPercent ?? (await findVatPercent(db, now));
  return computeTotals({
    lines: lines.map((line) => {
      const quoted = quote?.lines.find(({ lineId }) => lineId === line.id)?.unitPriceRial ?? null;
      return quote === null
        ? { ...line, unitPriceRial: line.listPriceRial }
        : { ...line, basePriceRial: quoted, unitPriceRial: quoted };
    }),
    deliveryRial: quote?.deliveryRial ?? 0,
    vatPercent,
    membershipFeeRial,
  });
}
