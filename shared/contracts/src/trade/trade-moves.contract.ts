import * as z from 'zod/mini';
import { Day, endpoint, entityId, Rial } from '../core/index.ts';
import { CustomerId } from '../merchant/customer-id.ts';
import { SupplierId } from '../merchant/supplier-id.ts';
import { MAX_QUANTITY } from '../product/order-terms.ts';
import { SupplierProductId } from '../product/product-ids.ts';
import { NeedId, TradeRequest } from './trade-request.contract.ts';
import { TradeRequestId } from './trade-status.contract.ts';

/** Price of one unit that a user enters; the limit is far above any real price. */
export const UnitPriceRial = Rial.check(z.lte(1_000_000_000_000));

/** The reason that a user gives for a move; shown to the other side. */
export const TradeReason = z.string().check(z.minLength(3), z.maxLength(500));

/** Lines of one request at most: what a maintenance list of a plant holds. */
export const MAXIMUM_TRADE_LINES = 200;

/** Documents of one request at most. */
export const MAXIMUM_TRADE_DOCUMENTS = 20;

/** A body that holds every draft: its lines with three bytes for each of the characters that they may have. */
const DRAFT_BODY_BYTES = 1024 * 1024;

const ByRequest = z.strictObject({ id: TradeRequestId });

const commonLine = {
  quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
  targetPriceRial: z.optional(z.nullable(UnitPriceRial)),
  acceptsSubstitute: z._default(z.boolean(), false),
};

/** A line as the buyer writes it: an item of this supplier, or a description with its unit. */
export const TradeLineInput = z.union([
  z.strictObject({ supplierProductId: SupplierProductId, ...commonLine }),
  z.strictObject({
    freeText: z.string().check(z.minLength(3), z.maxLength(300)),
    unitTitle: z.string().check(z.minLength(1), z.maxLength(40)),
    properties: z._default(
      z
        .array(
          z.strictObject({
            title: z.string().check(z.minLength(1), z.maxLength(80)),
            text: z.string().check(z.minLength(1), z.maxLength(200)),
          }),
        )
        .check(z.maxLength(20)),
      [],
    ),
    ...commonLine,
  }),
]);
export type TradeLineInput = z.output<typeof TradeLineInput>;

const shortText = z.optional(z.nullable(z.string().check(z.maxLength(300))));

const content = {
  lines: z._default(z.array(TradeLineInput).check(z.maxLength(MAXIMUM_TRADE_LINES)), []),
  deliveryAddressId: z.optional(z.nullable(entityId())),
  // A year from 2000 on: the database's calendar has no year 0.
  needBy: z.optional(z.nullable(Day.check(z.regex(/^2/)))),
  poNumber: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  terms: z.optional(z.strictObject({ payment: shortText, delivery: shortText, inspection: shortText })),
  note: z.optional(z.nullable(z.string().check(z.maxLength(2_000)))),
  documents: z._default(
    z
      .array(z.strictObject({ typeId: entityId(), fileId: z.uuid() }))
      .check(z.maxLength(MAXIMUM_TRADE_DOCUMENTS)),
    [],
  ),
};

/**
 * Everything of a request that its buyer writes. A PUT replaces all of it. The lines together hold at most
 * `MAXIMUM_LINE_TEXT` characters; 400 for more.
 */
export const TradeDraft = z.strictObject(content);
export type TradeDraft = z.output<typeof TradeDraft>;

const ownedInDraft = {
  'body.deliveryAddressId': 'DeliveryAddress',
  'body.documents[0].fileId': 'File',
};

/**
 * Begins a request to one supplier; it may still be without lines. 404 for an unknown supplier. 422 `unusable_reference`
 * names the fields with an address or a file that is not there or not the caller's. With `customerId`, an agent begins it
 * for that company, which needs the role requester. 409 `too_many_drafts` when the buyer has 200 requests that are not
 * published. Requests with one `needId` are compared with each other; it joins
 * requests of one buyer only.
 */
export const createDirectOrder = endpoint({
  service: 'trade',
  method: 'POST',
  path: '/api/v1/traderequests/direct-order',
  access: 'session',
  audited: ['changeRequest'],
  summary: 'Begin a trade request to one supplier.',
  body: z.strictObject({
    supplierId: SupplierId,
    customerId: z.optional(CustomerId),
    needId: z.optional(NeedId),
    ...content,
  }),
  maxBodyBytes: DRAFT_BODY_BYTES,
  response: TradeRequest,
  successStatus: 201,
  idempotent: true,
  owned: { ...ownedInDraft, 'body.customerId': 'Customer' },
  errors: [403, 404, 409, 422],
});

/**
 * Replaces the content. From ConfirmationRequested and RevisionRequested it is a Draft again, which the supplier sees no
 * longer and whose price is dropped; from Published and Quoted
 * the request stays published, the old quote is void, and it must still be ready (422 `not_ready`). 404 means the request
 * alone. An address or a file that it has already may be gone by now: the address stays as it was. 422
 * `unusable_reference` names the fields with a new one that is not there or not the caller's.
 */
export const updateDirectOrder = endpoint({
  service: 'trade',
  method: 'PUT',
  path: '/api/v1/traderequests/direct-order/:id',
  access: 'session',
  audited: ['changeRequest'],
  summary: 'Replace the content of a trade request.',
  params: ByRequest,
  body: TradeDraft,
  maxBodyBytes: DRAFT_BODY_BYTES,
  response: TradeRequest,
  versioned: true,
  owned: { 'params.id': 'TradeRequest', ...ownedInDraft },
  errors: [403, 404, 409, 422],
});

/**
 * Locks the content and computes the price. The supplier sees it from then on; what an agent hands in who may not publish
 * it waits for an approver, and the supplier sees it from its publication. 422 `not_ready` names every field that prevents
 * it.
 */
export const requestConfirmation = endpoint({
  service: 'trade',
  method: 'POST',
  path: '/api/v1/traderequests/:id/request-confirmation',
  access: 'session',
  audited: ['changeRequest'],
  summary: 'Ask for confirmation: locks the content and computes the price.',
  params: ByRequest,
  response: TradeRequest,
  idempotent: true,
  owned: { 'params.id': 'TradeRequest' },
  errors: [403, 404, 409, 422],
});

/**
 * Pays the membership fee from the wallet, if one is due, and publishes. 422 `payment_required` with `paymentId`; 422
 * `request_quota` with `requestsPerMonth` and `opensAt`, when the buyer has published as many requests in this Jalali month
 * as the plan of the membership permits.
 */
export const confirmAndPublish = endpoint({
  service: 'trade',
  method: 'POST',
  path: '/api/v1/traderequests/:id/confirm-and-publish',
  access: 'session',
  audited: ['changeRequest'],
  summary: 'Confirm, pay the membership fee if one is due, and publish to the supplier.',
  params: ByRequest,
  response: TradeRequest,
  idempotent: true,
  versioned: true,
  owned: { 'params.id': 'TradeRequest' },
  errors: [403, 404, 409, 422],
});

/**
 * Accepts the current quote; its payment is created at once. 409 `quote_expired` after its time. With `closeOthers`, the
 * buyer's other requests of the same need that may still be cancelled are cancelled in the same step, and their suppliers
 * read why: the buyer accepted another offer, whose is not said.
 */
export const acceptQuote = endpoint({
  service: 'trade',
  method: 'POST',
  path: '/api/v1/traderequests/:id/accept',
  access: 'session',
  audited: ['changeRequest'],
  summary:
    'Accept the quote; a payment is made and awaited, and the other requests of the need may be closed.',
  params: ByRequest,
  body: z.optional(z.strictObject({ closeOthers: z.optional(z.boolean()) })),
  response: TradeRequest,
  idempotent: true,
  versioned: true,
  owned: { 'params.id': 'TradeRequest' },
  errors: [403, 404, 409, 422],
});

/** Answers a quote with a message and target prices; the supplier may quote again. */
export const counterQuote = endpoint({
  service: 'trade',
  method: 'POST',
  path: '/api/v1/traderequests/:id/counter',
  access: 'session',
  audited: ['changeRequest'],
  summary: 'Answer the quote with a message and target prices.',
  params: ByRequest,
  body: z.strictObject({
    message: TradeReason,
    targetPrices: z._default(
      z
        .array(z.strictObject({ lineId: entityId(), targetPriceRial: UnitPriceRial }))
        .check(z.maxLength(MAXIMUM_TRADE_LINES)),
      [],
    ),
  }),
  response: TradeRequest,
  idempotent: true,
  versioned: true,
  owned: { 'params.id': 'TradeRequest' },
  errors: [403, 404, 409, 422],
});
