import type { TradeStatus } from '@bazaar/contracts/trade';

/** How a state of a request stands for its buyer: it waits for the buyer, for others, went well, ended badly, or rests. */
export type TradeTone = 'warning' | 'info' | 'success' | 'danger' | 'neutral';

const TONES: Readonly<Record<TradeStatus, TradeTone>> = {
  Draft: 'neutral',
  ConfirmationRequested: 'warning',
  RevisionRequested: 'warning',
  Published: 'info',
  Quoted: 'warning',
  Accepted: 'info',
  AwaitingPayment: 'warning',
  Paid: 'info',
  InFulfillment: 'info',
  Delivered: 'warning',
  Completed: 'success',
  Rejected: 'danger',
  Cancelled: 'neutral',
  Expired: 'neutral',
  Disputed: 'danger',
};

/** The tone of a state. */
export function toneOf(status: TradeStatus): TradeTone {
  return TONES[status];
}

/** A draft is continued; every later request can be the pattern of a new one. */
export function isRepeatable(status: TradeStatus): boolean {
  return status !== 'Draft';
}
