import type { TradeStatus } from '@bazaar/contracts/trade';

/** While the tab is visible; a hidden one sends no request. */
const POLL_MS = 20 * 1000;

/** States that another party ends: the supplier, an operator or the system. */
const WAITING: readonly TradeStatus[] = [
  'ConfirmationRequested',
  'Published',
  'Accepted',
  'Paid',
  'InFulfillment',
  'Disputed',
];

/** How often the page of a request asks for it again; false while nobody else is expected to move it. */
export function followInterval(status: TradeStatus | undefined): number | false {
  return status !== undefined && WAITING.includes(status) ? POLL_MS : false;
}
