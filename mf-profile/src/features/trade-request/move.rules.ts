import type { TradeAction, TradeRequest, TradeStatus } from '@bazaar/contracts/trade';
import { barActions, forwardAction } from '../../common/trade/bar-actions.rules.ts';

/** What the user does with a request on its page, with what each takes. */
export type Move =
  | { action: 'requestConfirmation' }
  | { action: 'confirmAndPublish' }
  | { action: 'accept' }
  | { action: 'counter'; message: string; targetPrices: TargetPrice[] }
  | { action: 'pay' }
  | { action: 'confirmDelivery' }
  | { action: 'object'; reason: string }
  | { action: 'rate'; stars: number; text: string | null }
  | { action: 'cancel'; reason: string };
export type MoveAction = Move['action'];

/** What the buyer would pay for one unit of a line. */
export interface TargetPrice {
  lineId: number;
  targetPriceRial: number;
}

/** How far a price lies above its target (positive) or below it; null where the two cannot be compared. */
export function deltaOf(priceRial: number | null, targetRial: number | null): number | null {
  return priceRial === null || targetRial === null || targetRial === 0
    ? null
    : (priceRial - targetRial) / targetRial;
}

/** The price of one unit that counts now: of the quote, else of the list. */
export function unitPriceOf(line: TradeRequest['lines'][number]): number | null {
  return line.quotedPriceRial ?? line.listPriceRial;
}

/** States whose next step an approver may take up to a limit, with that step. */
const LIMITED: Partial<Record<TradeStatus, TradeAction>> = {
  ConfirmationRequested: 'confirmAndPublish',
  Quoted: 'accept',
};

/**
 * True when the sum is above what the reader may approve: the service then leaves out the step that leads on. It does
 * so for a quote whose time is over, too, which no sum would change.
 */
export function isOverLimit(request: TradeRequest, now: string): boolean {
  const { actingRole, status, allowedActions } = request;
  const step = LIMITED[status];
  return (
    actingRole === 'approver' &&
    step !== undefined &&
    !allowedActions.includes(step) &&
    !(step === 'accept' && isQuoteOver(request, now))
  );
}

function isQuoteOver({ quote }: TradeRequest, now: string): boolean {
  return quote !== null && Date.parse(quote.validUntil) <= Date.parse(now);
}

/** True when the reader acts for a company and the next step is not theirs. */
export function isForOthers({ actingRole = 'owner', allowedActions }: TradeRequest): boolean {
  return actingRole !== 'owner' && forwardAction(barActions(allowedActions)) === null;
}
