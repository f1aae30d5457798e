import type { TradeAction, TradeRequestSummary, TradeStatus } from '@bazaar/contracts/trade';

/** What the buyer does next in each state that waits for the buyer. */
const NEXT = {
  AwaitingPayment: 'pay',
  Quoted: 'accept',
  Delivered: 'confirmDelivery',
  RevisionRequested: 'edit',
  ConfirmationRequested: 'confirmAndPublish',
} as const satisfies Partial<Record<TradeStatus, TradeAction>>;

export type WaitingStatus = keyof typeof NEXT;

/** The states that wait for the buyer. */
export const WAITING_STATUSES = Object.keys(NEXT) as WaitingStatus[];

export type WaitingRequest = TradeRequestSummary & { status: WaitingStatus };

/** The requests that wait for this reader: an agent's role may leave the next step to a colleague. */
export function waitingFor(requests: readonly TradeRequestSummary[]): WaitingRequest[] {
  return requests.filter((request): request is WaitingRequest => {
    const next: TradeAction | undefined = NEXT[request.status as WaitingStatus];
    return next !== undefined && request.allowedActions.includes(next);
  });
}
