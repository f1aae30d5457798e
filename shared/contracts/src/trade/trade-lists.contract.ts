import * as z from 'zod/mini';
import {
  Count,
  Day,
  endpoint,
  entityId,
  Instant,
  lastingId,
  NonEmptyText,
  PagingQuery,
  paged,
  Rial,
} from '../core/index.ts';
import { CustomerId } from '../merchant/customer-id.ts';
import { SupplierId } from '../merchant/supplier-id.ts';
import { NeedId, TradeRequest, TradeRequestSummary, TradeSupplier } from './trade-request.contract.ts';
import {
  TRADE_STATUSES,
  TradeActor,
  TradeMove,
  TradeRequestId,
  TradeStatus,
} from './trade-status.contract.ts';

/** A day that a list may be narrowed by. A year from 2000 on: the database's calendar has no year 0. */
export const TradeListDay = Day.check(z.regex(/^2/));

/**
 * The chosen states (all of them when none is given), words of the number, a title or the other party's name, one
 * supplier, and the days in which the request was begun.
 */
export const TradeListFilter = z.strictObject({
  statuses: z.optional(z.array(TradeStatus).check(z.maxLength(TRADE_STATUSES.length))),
  term: z.optional(z.string().check(z.maxLength(120))),
  supplierId: z.optional(SupplierId),
  /** First and last day, in Tehran. */
  from: z.optional(TradeListDay),
  to: z.optional(TradeListDay),
});

/** Orders of the list: last changed, last begun, the deadline that ends first, the highest sum. */
export const TRADE_SORTS = ['updated', 'created', 'deadline', 'payable'] as const;
export const TradeSort = z.enum(TRADE_SORTS);
export type TradeSort = z.infer<typeof TradeSort>;
/** The buyer's own lists may also be narrowed to the requests of one need, and of one of the caller's customers. */
const BuyerListFilter = z.strictObject({
  ...TradeListFilter.shape,
  needId: z.optional(NeedId),
  customerId: z.optional(CustomerId),
});

/** A page of requests, and how many there are in each state, regardless of the chosen states. */
export const TradeRequestPage = z.object({
  ...paged(TradeRequestSummary).shape,
  statusCounts: z.array(z.object({ status: TradeStatus, count: Count })),
});

/** The caller's requests, and those of companies whose agent they are. 404 for a customer of others. An extension. */
export const listTradeRequests = endpoint({
  service: 'trade',
  method: 'GET',
  path: '/api/v1/traderequests',
  access: 'session',
  audited: ['readRequests'],
  summary:
    'Trade requests of the signed-in user and their companies, in the asked order, with counts by state.',
  query: z.strictObject({
    filter: z._default(BuyerListFilter, {}),
    sort: z._default(z.strictObject({ field: z._default(TradeSort, 'updated') }), { field: 'updated' }),
    paging: PagingQuery,
  }),
  response: TradeRequestPage,
  owned: { 'query.filter.customerId': 'Customer' },
  errors: [404],
});

/** One request of the caller. */
export const getTradeRequest = endpoint({
  service: 'trade',
  method: 'GET',
  path: '/api/v1/traderequests/:id',
  access: 'session',
  audited: ['readRequest'],
  summary: 'One trade request with its lines, quote, totals and what may be done with it.',
  params: z.strictObject({ id: TradeRequestId }),
  response: TradeRequest,
  owned: { 'params.id': 'TradeRequest' },
  errors: [404],
});

/** Suppliers that the caller has traded with. */
export const TradedSupplier = z.object({
  supplier: TradeSupplier,
  requestCount: Count,
  /** Requests that have not ended yet. */
  openCount: Count,
  completedCount: Count,
  lastRequest: z.object({
    id: TradeRequestId,
    number: NonEmptyText,
    status: TradeStatus,
    createdAt: Instant,
  }),
  /** What was paid for, over all requests, without what a ruling gave back. */
  totalRial: Rial,
});
export type TradedSupplier = z.infer<typeof TradedSupplier>;

export const listTradedSuppliers = endpoint({
  service: 'trade',
  method: 'GET',
  path: '/api/v1/traderequests/by-supplier',
  access: 'session',
  summary: 'Suppliers that the signed-in user has asked, with counts, the last request and the sum.',
  query: z.strictObject({ paging: PagingQuery }),
  response: paged(TradedSupplier),
});

/** What is to be paid, live: the fee before publication, the goods once a quote is accepted. */
export const MembershipAndPrice = z.object({
  membership: z.object({
    required: z.boolean(),
    planId: entityId(),
    title: NonEmptyText,
    priceRial: Rial,
    alreadyActive: z.boolean(),
  }),
  goodsRial: Rial,
  discountRial: Rial,
  deliveryRial: Rial,
  vatPercent: z.int().check(z.gte(0), z.lte(100)),
  vatRial: Rial,
  payableRial: Rial,
  unpricedLines: Count,
  /** What the next step costs: the fee before publication, all of it while payment is awaited, else 0. */
  dueNowRial: Rial,
  /** Null for agents who only read or write requests: they see no balance. */
  walletAvailableRial: z.nullable(Rial),
  /** What the wallet lacks of `dueNowRial`; null like the balance. */
  shortfallRial: z.nullable(Rial),
});

export const getMembershipAndPrice = endpoint({
  service: 'trade',
  method: 'GET',
  path: '/api/v1/traderequests/:id/membership-and-price',
  access: 'session',
  audited: ['readRequest'],
  summary: 'Membership, price and what the wallet lacks, for one trade request.',
  params: z.strictObject({ id: TradeRequestId }),
  response: MembershipAndPrice,
  owned: { 'params.id': 'TradeRequest' },
  errors: [404],
});

/** One move of a request: who, when, from where to where. Written once, never changed. */
export const TradeRequestEvent = z.object({
  id: lastingId(),
  requestId: TradeRequestId,
  at: Instant,
  actorKind: TradeActor,
  /** Who acted for the buyer; null for the other parties, and when nobody did. The mobile number is masked. */
  actor: z.nullable(z.object({ name: NonEmptyText, mobile: NonEmptyText, isReader: z.boolean() })),
  type: TradeMove,
  from: z.nullable(TradeStatus),
  to: TradeStatus,
  reason: z.nullable(z.string()),
  data: z.record(z.string(), z.unknown()),
});
export type TradeRequestEvent = z.infer<typeof TradeRequestEvent>;

/** Events of one request of the caller, or of all of them; oldest first for one, newest first for all. */
export const listTradeRequestEvents = endpoint({
  service: 'trade',
  method: 'GET',
  path: '/api/v1/traderequestevents',
  access: 'session',
  audited: ['readRequest'],
  summary: 'Events of one trade request, oldest first; without requestId, of all, newest first.',
  query: z.strictObject({ requestId: z.optional(TradeRequestId), paging: PagingQuery }),
  response: paged(TradeRequestEvent),
  owned: { 'query.requestId': 'TradeRequest' },
  errors: [404],
});

export const TradeDocumentType = z.object({ id: entityId(), code: NonEmptyText, title: NonEmptyText });
export type TradeDocumentType = z.infer<typeof TradeDocumentType>;

export const listTradeDocumentTypes = endpoint({
  service: 'trade',
  method: 'GET',
  path: '/api/v1/tradedocumenttypes',
  access: 'public',
  summary: 'Kinds of documents that a trade request may carry.',
  response: z.array(TradeDocumentType),
});
