import { SupplierId } from '@bazaar/contracts/merchant';
import { type TradeRequest, TradeRequestId } from '@bazaar/contracts/trade';

/** A request that waits for its payment. */
export function givenAwaiting(id: number, request: Partial<TradeRequest> = {}): TradeRequest {
  return {
    id: TradeRequestId.parse(id),
    number: `TR-1405-${String(id).padStart(6, '0')}`,
    status: 'AwaitingPayment',
    supplier: { id: SupplierId.parse(4), name: 'صنایع دناپمپ پارس', slug: 'dena' },
    buyerId: 9,
    buyerName: 'مریم کریمی',
    needId: null,
    actingRole: 'owner',
    title: 'پمپ گریز از مرکز',
    lineCount: 0,
    payableRial: 100_000_000,
    deadlineAt: '2026-11-22T12:00:00Z',
    escalatedAt: null,
    allowedActions: ['pay', 'cancel'],
    createdAt: '2026-11-17T08:00:00Z',
    updatedAt: '2026-11-19T08:00:00Z',
    version: 1,
    rowVersion: 7,
    lines: [],
    deliveryAddressId: null,
    deliveryAddress: null,
    needBy: null,
    replyDeadline: null,
    poNumber: null,
    terms: { payment: null, delivery: null, inspection: null },
    note: null,
    documents: [],
    quote: null,
    formerQuote: null,
    totals: null,
    paymentId: 7,
    reason: null,
    ruling: null,
    rating: null,
    repeatedFromId: null,
    ...request,
  };
}
