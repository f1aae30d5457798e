import { TRADE_STATUSES, type TradeStatus } from '@bazaar/contracts/trade';

/** Situations in which a state has another table than it has usually. */
const VARIANTS = {
  /** The last day to ship is over. */
  Late: 'InFulfillment',
  /** The dispute has waited so long that it was escalated. */
  Escalated: 'Disputed',
  /** The buyer has rated the trade. */
  Rated: 'Completed',
  /** Cancelled before it was handed in, so that nobody but its buyer knows of it. */
  CancelledUnseen: 'Cancelled',
  /** The quote's time is over, and no timer has ended it yet. */
  QuoteOver: 'Quoted',
} as const satisfies Readonly<Record<string, TradeStatus>>;
type Variant = keyof typeof VARIANTS;

/** Every state, and every state that has another table in a further situation. */
export type Situation = TradeStatus | Variant;
export const SITUATIONS: readonly Situation[] = [...TRADE_STATUSES, ...(Object.keys(VARIANTS) as Variant[])];

/** The state of a request in a situation. */
export function statusIn(situation: Situation): TradeStatus {
  return situation in VARIANTS ? VARIANTS[situation as Variant] : (situation as TradeStatus);
}

/** Situations in which the request is its buyer's alone. */
export const UNSEEN: readonly Situation[] = ['Draft', 'CancelledUnseen'];

/** The payment is made when a quote is accepted, and stays when it is paid. */
export const WITH_PAYMENT: readonly Situation[] = [
  'AwaitingPayment',
  'Paid',
  'InFulfillment',
  'Late',
  'Delivered',
  'Completed',
  'Rated',
  'Disputed',
  'Escalated',
];
