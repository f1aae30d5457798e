import * as z from 'zod/mini';
import { endpoint, PagingQuery, Rial } from '../core/index.ts';
import { TradeListFilter, TradeRequestPage } from './trade-lists.contract.ts';
import { TradeReason } from './trade-moves.contract.ts';
import { TradeRequest, TradeRuling } from './trade-request.contract.ts';
import { TradeRequestId } from './trade-status.contract.ts';

const ByRequest = z.strictObject({ id: TradeRequestId });

/** All requests except drafts, for operators of the marketplace. An extension, like everything in this file. */
export const listOperatorTradeRequests = endpoint({
  service: 'trade',
  method: 'GET',
  path: '/api/v1/operator/traderequests',
  access: 'session',
  audited: ['readRequests'],
  roles: ['operator'],
  summary: 'Trade requests of everybody, drafts left out, with counts by state.',
  query: z.strictObject({ filter: z._default(TradeListFilter, {}), paging: PagingQuery }),
  response: TradeRequestPage,
});

/**
 * Ends a request whose money is held, before its delivery or in a dispute: `complete` pays the supplier, `cancel` gives
 * the held money back to the buyer. With `refundRial`, `complete` gives that part back and pays the rest: 400 unless the
 * part is smaller than the whole, and for `cancel`.
 */
export const ruleOnTradeRequest = endpoint({
  service: 'trade',
  method: 'POST',
  path: '/api/v1/operator/traderequests/:id/ruling',
  access: 'session',
  audited: ['ruleOnRequest'],
  roles: ['operator'],
  summary: 'Rule on a paid request or its dispute, and move its held money.',
  params: ByRequest,
  body: z.strictObject({
    outcome: TradeRuling.shape.outcome,
    refundRial: z.optional(Rial.check(z.positive())),
    reason: TradeReason,
  }),
  response: TradeRequest,
  idempotent: true,
  errors: [404, 409],
});

export const returnTradeRequest = endpoint({
  service: 'trade',
  method: 'POST',
  path: '/api/v1/operator/traderequests/:id/return-for-revision',
  access: 'session',
  audited: ['returnRequest'],
  roles: ['operator'],
  summary: 'Send a request that waits for confirmation back to its buyer.',
  params: ByRequest,
  body: z.strictObject({ reason: TradeReason }),
  response: TradeRequest,
  idempotent: true,
  errors: [404, 409],
});
