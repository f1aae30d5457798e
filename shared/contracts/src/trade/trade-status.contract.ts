import * as z from 'zod/mini';
import { entityId } from '../core/index.ts';

export const TradeRequestId = entityId().brand<'TradeRequestId'>();
export type TradeRequestId = z.infer<typeof TradeRequestId>;

/** Every state of a trade request, in the order of its life; the last five end it, or wait for a ruling. */
export const TRADE_STATUSES = [
  'Draft',
  'ConfirmationRequested',
  'RevisionRequested',
  'Published',
  'Quoted',
  'Accepted',
  'AwaitingPayment',
  'Paid',
  'InFulfillment',
  'Delivered',
  'Completed',
  'Rejected',
  'Cancelled',
  'Expired',
  'Disputed',
] as const;
export const TradeStatus = z.enum(TRADE_STATUSES);
export type TradeStatus = z.infer<typeof TradeStatus>;

export const TradeActor = z.enum(['buyer', 'supplier', 'operator', 'system']);
export type TradeActor = z.infer<typeof TradeActor>;

/** Every move of a trade request; also the types of its events. */
export const TRADE_MOVES = [
  'create',
  'edit',
  'requestConfirmation',
  'requestRevision',
  'confirmAndPublish',
  'quote',
  'reject',
  'expire',
  'accept',
  'requestPayment',
  'counter',
  'pay',
  'startFulfillment',
  'ship',
  'confirmDelivery',
  'object',
  'escalate',
  'ruleComplete',
  'ruleCancel',
  'cancel',
  'rate',
] as const;
export const TradeMove = z.enum(TRADE_MOVES);
export type TradeMove = z.infer<typeof TradeMove>;

/** What the reader may do with a request now. `repeat` makes a new draft from it and leaves the request unchanged. */
export const TradeAction = z.enum([...TRADE_MOVES, 'repeat']);
export type TradeAction = z.infer<typeof TradeAction>;
