import type { TradeStatus } from '@bazaar/contracts/trade';

/** States that have not ended, those that wait for the buyer first. */
const OPEN_STATES: readonly TradeStatus[] = [
  'Quoted',
  'AwaitingPayment',
  'Delivered',
  'RevisionRequested',
  'Draft',
  'ConfirmationRequested',
  'Published',
  'Accepted',
  'Paid',
  'InFulfillment',
  'Disputed',
];

export interface OpenRequests {
  total: number;
  states: { status: TradeStatus; count: number }[];
  /** Open requests in states that are not shown. */
  otherCount: number;
}

/** The number of open requests, and the most urgent states among them. */
export function openRequests(
  counts: readonly { status: TradeStatus; count: number }[],
  most: number,
): OpenRequests {
  const countOf = (status: TradeStatus) => counts.find((other) => other.status === status)?.count ?? 0;
  const open = OPEN_STATES.map((status) => ({ status, count: countOf(status) })).filter(
    ({ count }) => count > 0,
  );
  const sum = (states: typeof open) => states.reduce((total, { count }) => total + count, 0);
  return { total: sum(open), states: open.slice(0, most), otherCount: sum(open.slice(most)) };
}
