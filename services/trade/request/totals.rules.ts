import { type PriceTerms, unitPriceOf } from '@bazaar/contracts/product';
import type { TradeTotals } from '@bazaar/contracts/trade';

/** The amounts of a line; prices are null until the supplier has named one. */
export interface PricedLine {
  readonly quantity: number;
  /** Price of one unit before the quantity discount. */
  readonly basePriceRial: number | null;
  /** Price of one unit to be paid. */
  readonly unitPriceRial: number | null;
}

interface Sum {
  readonly lines: readonly PricedLine[];
  readonly deliveryRial: number;
  readonly vatPercent: number;
  /** 0 once the buyer is a member. */
  readonly membershipFeeRial: number;
}

/**
 * Computes the totals of a request, in whole rial. VAT is on goods − discount + delivery, rounded half up.
 * @returns null when the sum is beyond what a JSON integer represents exactly (2^53 − 1).
 */
export function computeTotals({
  lines,
  deliveryRial,
  vatPercent,
  membershipFeeRial,
}: Sum): TradeTotals | null {
  const goods = sumOf(lines, ({ basePriceRial }) => basePriceRial ?? 0);
  const paid = sumOf(lines, ({ unitPriceRial }) => unitPriceRial ?? 0);
  const taxed = paid + BigInt(deliveryRial);
  const vat = (taxed * BigInt(vatPercent) + 50n) / 100n;
  const payable = taxed + vat + BigInt(membershipFeeRial);
  if (payable > BigInt(Number.MAX_SAFE_INTEGER) || goods > BigInt(Number.MAX_SAFE_INTEGER)) {
    return null;
  }
  return {
    goodsRial: Number(goods),
    discountRial: Number(goods - paid),
    deliveryRial,
    vatPercent,
    vatRial: Number(vat),
    membershipFeeRial,
    payableRial: Number(payable),
    unpricedLines: lines.filter(({ unitPriceRial }) => unitPriceRial === null).length,
  };
}

function sumOf(lines: readonly PricedLine[], price: (line: PricedLine) => number): bigint {
  return lines.reduce((sum, line) => sum + BigInt(line.quantity) * BigInt(price(line)), 0n);
}

/** How an item of the catalogue is priced. */
export interface ItemPrice extends PriceTerms {
  readonly priceKind: 'fixed' | 'tiered' | 'inquiry';
  /** Last day, in Tehran, on which the price is valid; null when it has no end. */
  readonly priceValidUntil: string | null;
}

/**
 * Price of one unit for this quantity. An expired price counts as none, until the supplier names a new one.
 * @param today the day in Tehran, `YYYY-MM-DD`
 */
export function priceFor(item: ItemPrice, quantity: number, today: string) {
  const isOver = item.priceValidUntil !== null && item.priceValidUntil < today;
  if (item.priceKind === 'inquiry' || item.priceRial === null || isOver) {
    return { basePriceRial: null, unitPriceRial: null };
  }
  return { basePriceRial: item.priceRial, unitPriceRial: unitPriceOf(item, quantity) };
}
