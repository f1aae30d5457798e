import type { TradeAction, TradeActor, TradeMove, TradeStatus } from '@bazaar/contracts/trade';
import { isWithinLimit, LIMITED_ACTIONS, type Mandate, neededFor, permits } from './mandate.rules.ts';

/** One row of the machine: the state before, the move, the actor, the state after. */
export interface TradeEdge {
  /** Null: the request begins with this move. */
  readonly from: TradeStatus | null;
  readonly move: TradeMove;
  readonly actor: TradeActor;
  readonly to: TradeStatus;
  /** The party to which a move of the system is offered: the payer sees `pay` among the actions. */
  readonly offeredTo?: TradeActor;
  /** Only once the last day to ship, which the quote names, is over. */
  readonly after?: 'shipBy';
  /** The state after the move waits for its parties alone, even where it has a timer otherwise. */
  readonly isUntimed?: true;
}

const buyer = 'buyer';
const supplier = 'supplier';
const operator = 'operator';
const system = 'system';

/** The whole machine. A move without a row here is not allowed. */
export const TRADE_MACHINE: readonly TradeEdge[] = [
  { from: null, move: 'create', actor: buyer, to: 'Draft' },

  { from: 'Draft', move: 'edit', actor: buyer, to: 'Draft' },
  // A draft is its buyer's alone: what they write reaches the other side when it is handed in again.
  { from: 'RevisionRequested', move: 'edit', actor: buyer, to: 'Draft' },
  { from: 'ConfirmationRequested', move: 'edit', actor: buyer, to: 'Draft' },
  { from: 'Published', move: 'edit', actor: buyer, to: 'Published' },
  { from: 'Quoted', move: 'edit', actor: buyer, to: 'Published' },

  { from: 'Draft', move: 'requestConfirmation', actor: buyer, to: 'ConfirmationRequested' },
  { from: 'RevisionRequested', move: 'requestConfirmation', actor: buyer, to: 'ConfirmationRequested' },
  { from: 'ConfirmationRequested', move: 'requestRevision', actor: operator, to: 'RevisionRequested' },
  { from: 'ConfirmationRequested', move: 'requestRevision', actor: supplier, to: 'RevisionRequested' },
  { from: 'ConfirmationRequested', move: 'confirmAndPublish', actor: buyer, to: 'Published' },

  { from: 'Published', move: 'quote', actor: supplier, to: 'Quoted' },
  { from: 'Published', move: 'reject', actor: supplier, to: 'Rejected' },
  { from: 'Published', move: 'expire', actor: system, to: 'Expired' },

  { from: 'Quoted', move: 'accept', actor: buyer, to: 'Accepted' },
  { from: 'Quoted', move: 'counter', actor: buyer, to: 'Published' },
  { from: 'Quoted', move: 'expire', actor: system, to: 'Expired' },
  { from: 'Accepted', move: 'requestPayment', actor: system, to: 'AwaitingPayment' },

  { from: 'AwaitingPayment', move: 'pay', actor: system, to: 'Paid', offeredTo: buyer },
  { from: 'AwaitingPayment', move: 'cancel', actor: system, to: 'Cancelled' },
  { from: 'Paid', move: 'startFulfillment', actor: system, to: 'InFulfillment' },
  { from: 'Paid', move: 'ruleComplete', actor: operator, to: 'Completed' },
  { from: 'Paid', move: 'ruleCancel', actor: operator, to: 'Cancelled' },

  { from: 'InFulfillment', move: 'ship', actor: supplier, to: 'Delivered' },
  { from: 'InFulfillment', move: 'object', actor: buyer, to: 'Disputed', after: 'shipBy' },
  { from: 'InFulfillment', move: 'ruleComplete', actor: operator, to: 'Completed' },
  { from: 'InFulfillment', move: 'ruleCancel', actor: operator, to: 'Cancelled' },

  { from: 'Delivered', move: 'confirmDelivery', actor: buyer, to: 'Completed' },
  { from: 'Delivered', move: 'confirmDelivery', actor: system, to: 'Completed' },
  { from: 'Delivered', move: 'object', actor: buyer, to: 'Disputed' },
  { from: 'Disputed', move: 'escalate', actor: system, to: 'Disputed', isUntimed: true },
  { from: 'Disputed', move: 'ruleComplete', actor: operator, to: 'Completed' },
  { from: 'Disputed', move: 'ruleCancel', actor: operator, to: 'Cancelled' },
  { from: 'Completed', move: 'rate', actor: buyer, to: 'Completed' },

  { from: 'Draft', move: 'cancel', actor: buyer, to: 'Cancelled' },
  { from: 'ConfirmationRequested', move: 'cancel', actor: buyer, to: 'Cancelled' },
  { from: 'RevisionRequested', move: 'cancel', actor: buyer, to: 'Cancelled' },
  { from: 'Published', move: 'cancel', actor: buyer, to: 'Cancelled' },
  { from: 'Quoted', move: 'cancel', actor: buyer, to: 'Cancelled' },
  { from: 'Accepted', move: 'cancel', actor: buyer, to: 'Cancelled' },
  { from: 'AwaitingPayment', move: 'cancel', actor: buyer, to: 'Cancelled' },
];

/** Where a move leads; undefined when it is not allowed. */
export function edgeOf(from: TradeStatus | null, move: TradeMove, actor: TradeActor): TradeEdge | undefined {
  return TRADE_MACHINE.find((edge) => edge.from === from && edge.move === move && edge.actor === actor);
}

interface Facts {
  /** Whether the buyer has already rated; only one rating is allowed. */
  readonly isRated: boolean;
  /** What the reader may do for the buyer; null for the other parties. */
  readonly mandate: Mandate | null;
  /** The sum of the request, as far as it is known. */
  readonly payableRial: number | null;
  /** Whether the last day to ship is over. */
  readonly isShipByOver: boolean;
  /** Whether the quote's time is over, which its timer notices a little later. */
  readonly isQuoteOver: boolean;
}

/** What this party may do in this state, from the table; a buyer may also repeat a request that is not a draft. */
export function allowedActions(status: TradeStatus, actor: TradeActor, facts: Facts): TradeAction[] {
  const { isRated, mandate, payableRial, isShipByOver, isQuoteOver } = facts;
  const edges = TRADE_MACHINE.filter(
    (edge) => edge.from === status && (edge.offeredTo ?? edge.actor) === actor,
  );
  const moves = edges
    .filter(({ after }) => after !== 'shipBy' || isShipByOver)
    .filter((edge) => mandate === null || permits(mandate.role, neededFor(edge)))
    .map(({ move }) => move)
    .filter((move) => (move !== 'rate' || !isRated) && (move !== 'accept' || !isQuoteOver))
    .filter(
      (move) => mandate === null || !LIMITED_ACTIONS.includes(move) || isWithinLimit(mandate, payableRial),
    );
  const mayRepeat =
    actor === 'buyer' && status !== 'Draft' && (mandate === null || permits(mandate.role, 'requester'));
  return mayRepeat ? [...moves, 'repeat'] : moves;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a buyer may take to pay after accepting. */
export const PAYMENT_TIME_MS = 48 * HOUR_MS;

/** The move that ends a state automatically, and when. */
export interface TradeTimer {
  readonly move: TradeMove;
  readonly at: Date;
}

/** States that end automatically, after this many milliseconds; a dispute is escalated and goes on. */
const TIMED_STATES: Partial<Record<TradeStatus, { readonly move: TradeMove; readonly afterMs: number }>> = {
  Published: { move: 'expire', afterMs: 72 * HOUR_MS },
  AwaitingPayment: { move: 'cancel', afterMs: PAYMENT_TIME_MS },
  Delivered: { move: 'confirmDelivery', afterMs: 7 * DAY_MS },
  Disputed: { move: 'escalate', afterMs: 14 * DAY_MS },
};

/**
 * The timer that starts when a state is entered; null when only a party can end it.
 * @param validUntil end of the quote, which is what ends `Quoted`
 */
export function timerOf(status: TradeStatus, now: Date, validUntil: Date | null): TradeTimer | null {
  if (status === 'Quoted') {
    return validUntil && { move: 'expire', at: validUntil };
  }
  const timed = TIMED_STATES[status];
  return timed === undefined ? null : { move: timed.move, at: new Date(now.getTime() + timed.afterMs) };
}
