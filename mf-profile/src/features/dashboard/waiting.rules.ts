import type { TradeRequestSummary, TradeStatus } from '@bazaar/contracts/trade';
import { type NextStep, nextStepOf } from '../../common/trade/next-step.rules.ts';

/** The states that wait for the buyer. */
export const WAITING_STATUSES = [
  'AwaitingPayment',
  'Quoted',
  'Delivered',
  'RevisionRequested',
  'ConfirmationRequested',
] as const satisfies readonly TradeStatus[];

export type WaitingStatus = (typeof WAITING_STATUSES)[number];

export type WaitingRequest = TradeRequestSummary & { status: WaitingStatus; step: NextStep };

/** The requests that wait for this reader: an agent's role may leave the next step to a colleague. */
export function waitingFor(requests: readonly TradeRequestSummary[]): WaitingRequest[] {
  return requests.flatMap((request) => {
    const { status } = request;
    const step = nextStepOf(request);
    return step !== null && isWaiting(status) ? [{ ...request, status, step }] : [];
  });
}

function isWaiting(status: TradeStatus): status is WaitingStatus {
  return (WAITING_STATUSES as readonly TradeStatus[]).includes(status);
}
