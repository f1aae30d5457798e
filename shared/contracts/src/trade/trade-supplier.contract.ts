import * as z from 'zod/mini';
import { endpoint, entityId, Instant, PagingQuery, Rial } from '../core/index.ts';
import { TradeListDay, TradeListFilter, TradeRequestPage } from './trade-lists.contract.ts';
import { MAXIMUM_TRADE_LINES, TradeReason, UnitPriceRial } from './trade-moves.contract.ts';
import { TradeRequest } from './trade-request.contract.ts';
import { TradeRequestId } from './trade-status.contract.ts';

const ByRequest = z.strictObject({ id: TradeRequestId });
const RequestOfSupplier = { 'params.id': 'SupplierTradeRequest' };

/** Requests to the caller's supplier, never drafts. An extension, like everything in this file. */
export const listSupplierTradeRequests = endpoint({
  service: 'trade',
  method: 'GET',
  path: '/api/v1/supplier/traderequests',
  access: 'session',
  audited: ['readRequests'],
  roles: ['supplier'],
  summary: 'Trade requests to the supplier that the user acts for, with counts by state.',
  query: z.strictObject({ filter: z._default(TradeListFilter, {}), paging: PagingQuery }),
  response: TradeRequestPage,
});

export const getSupplierTradeRequest = endpoint({
  service: 'trade',
  method: 'GET',
  path: '/api/v1/supplier/traderequests/:id',
  access: 'session',
  audited: ['readRequest'],
  roles: ['supplier'],
  summary: 'One trade request as its supplier sees it.',
  params: ByRequest,
  response: TradeRequest,
  owned: RequestOfSupplier,
  errors: [404],
});

/**
 * A price for every line. `validUntil` lies between one hour and ninety days ahead. `shipBy` is the last day, in Tehran,
 * on which the supplier ships: not before the quote can still be paid, at most two years after that; without it, the
 * longest lead time after the last moment to pay.
 */
export const QuoteInput = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        lineId: entityId(),
        unitPriceRial: UnitPriceRial.check(z.positive()),
        leadTimeDays: z.int().check(z.gte(0), z.lte(730)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAXIMUM_TRADE_LINES)),
  deliveryRial: z._default(Rial.check(z.lte(1_000_000_000_000)), 0),
  validUntil: Instant,
  shipBy: z.optional(TradeListDay),
  note: z.optional(z.nullable(z.string().check(z.maxLength(1_000)))),
});
export type QuoteInput = z.output<typeof QuoteInput>;

export const quoteTradeRequest = endpoint({
  service: 'trade',
  method: 'POST',
  path: '/api/v1/supplier/traderequests/:id/quotes',
  access: 'session',
  audited: ['quoteRequest'],
  roles: ['supplier'],
  summary: 'Quote a published request.',
  params: ByRequest,
  body: QuoteInput,
  response: TradeRequest,
  successStatus: 201,
  idempotent: true,
  owned: RequestOfSupplier,
  errors: [404, 409],
});

export const rejectTradeRequest = endpoint({
  service: 'trade',
  method: 'POST',
  path: '/api/v1/supplier/traderequests/:id/reject',
  access: 'session',
  audited: ['rejectRequest'],
  roles: ['supplier'],
  summary: 'Reject a published request.',
  params: ByRequest,
  body: z.strictObject({ reason: TradeReason }),
  response: TradeRequest,
  idempotent: true,
  owned: RequestOfSupplier,
  errors: [404, 409],
});

/** Sends a request that waits for confirmation back to its buyer, with what should be corrected. */
export const requestTradeRevision = endpoint({
  service: 'trade',
  method: 'POST',
  path: '/api/v1/supplier/traderequests/:id/request-revision',
  access: 'session',
  audited: ['returnRequest'],
  roles: ['supplier'],
  summary: 'Ask the buyer to revise a request before it is published.',
  params: ByRequest,
  body: z.strictObject({ reason: TradeReason }),
  response: TradeRequest,
  idempotent: true,
  owned: RequestOfSupplier,
  errors: [404, 409],
});

export const shipTradeRequest = endpoint({
  service: 'trade',
  method: 'POST',
  path: '/api/v1/supplier/traderequests/:id/ship',
  access: 'session',
  audited: ['shipRequest'],
  roles: ['supplier'],
  summary: 'Note the delivery of a paid request, with its delivery note.',
  params: ByRequest,
  body: z.strictObject({
    deliveryNote: z.string().check(z.minLength(3), z.maxLength(300)),
    /** The scanned note. */
    fileId: z.optional(z.nullable(z.uuid())),
  }),
  response: TradeRequest,
  idempotent: true,
  owned: { ...RequestOfSupplier, 'body.fileId': 'File' },
  errors: [404, 409],
});
