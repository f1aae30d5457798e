import type { TradeQuote } from '@bazaar/contracts/trade';
import type * as z from 'zod/mini';
import { tehranDay } from './tehran-day.rules.ts';
import { PAYMENT_TIME_MS } from './trade-machine.rules.ts';

const DAY_MS = 24 * 3_600_000;
/** The longest lead time that a line may have. */
const MAX_DAYS = 730;

type Terms = Pick<z.input<typeof TradeQuote>, 'lines'> & { readonly validUntil: Date };

/** The days, in Tehran, that a quote may promise: a buyer who pays at the last moment is still before the first. */
export function shipByLimits(validUntil: Date): { readonly first: string; readonly last: string } {
  return { first: daysAfterPayment(validUntil, 0), last: daysAfterPayment(validUntil, MAX_DAYS) };
}

/** The day that follows from the lead times: the longest one after the last moment to pay. */
export function shipByOf({ lines, validUntil }: Terms): string {
  return daysAfterPayment(validUntil, Math.max(0, ...lines.map(({ leadTimeDays }) => leadTimeDays)));
}

/** Whether the last day to ship is over. */
export function isShipByOver(shipBy: string | null, now: Date): boolean {
  return shipBy !== null && shipBy < tehranDay(now);
}

function daysAfterPayment(validUntil: Date, days: number): string {
  return tehranDay(new Date(validUntil.getTime() + PAYMENT_TIME_MS + days * DAY_MS));
}
