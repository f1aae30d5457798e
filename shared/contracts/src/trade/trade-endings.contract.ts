import * as z from 'zod/mini';
import { endpoint } from '../core/index.ts';
import { TradeReason } from './trade-moves.contract.ts';
import { TradeRequest } from './trade-request.contract.ts';
import { TradeRequestId } from './trade-status.contract.ts';

const ByRequest = z.strictObject({ id: TradeRequestId });

/** Ends a request before it is paid. */
export const cancelTradeRequest = endpoint({
  service: 'trade',
  method: 'POST',
  path: '/api/v1/traderequests/:id/cancel',
  access: 'session',
  audited: ['changeRequest'],
  summary: 'Cancel a trade request before it is paid.',
  params: ByRequest,
  body: z.strictObject({ reason: TradeReason }),
  response: TradeRequest,
  idempotent: true,
  owned: { 'params.id': 'TradeRequest' },
  errors: [403, 404, 409],
});

/** The goods have arrived as agreed: the held money goes to the supplier. */
export const confirmDelivery = endpoint({
  service: 'trade',
  method: 'POST',
  path: '/api/v1/traderequests/:id/confirm-delivery',
  access: 'session',
  audited: ['changeRequest'],
  summary: 'Confirm the delivery; the held money goes to the supplier.',
  params: ByRequest,
  response: TradeRequest,
  idempotent: true,
  owned: { 'params.id': 'TradeRequest' },
  errors: [403, 404, 409],
});

/**
 * The goods are not as agreed, or were not shipped by the agreed day: the money stays held until an operator decides. 409
 * `before_ship_by` with `data.shipBy` while the supplier may still ship.
 */
export const objectToDelivery = endpoint({
  service: 'trade',
  method: 'POST',
  path: '/api/v1/traderequests/:id/object',
  access: 'session',
  audited: ['changeRequest'],
  summary:
    'Object to the delivery, or to its absence after the ship-by date; the money stays held until a ruling.',
  params: ByRequest,
  body: z.strictObject({ reason: TradeReason }),
  response: TradeRequest,
  idempotent: true,
  owned: { 'params.id': 'TradeRequest' },
  errors: [403, 404, 409],
});

/** Rates the supplier after a completed trade, once. */
export const rateTradeRequest = endpoint({
  service: 'trade',
  method: 'POST',
  path: '/api/v1/traderequests/:id/rate',
  access: 'session',
  audited: ['changeRequest'],
  summary: 'Rate the supplier of a completed trade, once.',
  params: ByRequest,
  body: z.strictObject({
    stars: z.int().check(z.gte(1), z.lte(5)),
    text: z.optional(z.nullable(z.string().check(z.maxLength(1_000)))),
  }),
  response: TradeRequest,
  idempotent: true,
  owned: { 'params.id': 'TradeRequest' },
  errors: [403, 404, 409, 422],
});

/**
 * A new draft with the content of this request; lines of items that no longer exist are left out. 409 `too_many_drafts` as
 * for a new one.
 */
export const repeatTradeRequest = endpoint({
  service: 'trade',
  method: 'POST',
  path: '/api/v1/traderequests/:id/repeat',
  access: 'session',
  audited: ['changeRequest'],
  summary: 'Begin a new trade request with the content of this one.',
  params: ByRequest,
  response: TradeRequest,
  successStatus: 201,
  idempotent: true,
  owned: { 'params.id': 'TradeRequest' },
  errors: [403, 404, 409, 422],
});
