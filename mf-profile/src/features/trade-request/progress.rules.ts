import type { TradeStatus } from '@bazaar/contracts/trade';

/** The steps of a request that goes well. */
export const STEPS = [
  'draft',
  'confirmation',
  'publication',
  'quote',
  'payment',
  'delivery',
  'completion',
] as const;
export type Step = (typeof STEPS)[number];

const PLACE: Readonly<Record<TradeStatus, Step | null>> = {
  Draft: 'draft',
  RevisionRequested: 'draft',
  ConfirmationRequested: 'confirmation',
  Published: 'publication',
  Quoted: 'quote',
  Accepted: 'payment',
  AwaitingPayment: 'payment',
  Paid: 'delivery',
  InFulfillment: 'delivery',
  Delivered: 'delivery',
  Disputed: 'delivery',
  Completed: 'completion',
  Rejected: null,
  Cancelled: null,
  Expired: null,
};

/** The step that a request is in, and whether it is behind it; null for one that ended on the way. */
export function progressOf(status: TradeStatus): { step: Step; place: number; isDone: boolean } | null {
  const step = PLACE[status];
  return step === null ? null : { step, place: STEPS.indexOf(step), isDone: status === 'Completed' };
}
