import * as z from 'zod/mini';
import { Count, Day, entityId, Instant, lastingId, NonEmptyText, Rial, RowVersion } from '../core/index.ts';
import { CustomerRole } from '../merchant/customer-id.ts';
import { SupplierId } from '../merchant/supplier-id.ts';
import { BaseProductId, SupplierProductId } from '../product/product-ids.ts';
import { TradeAction, TradeRequestId, TradeStatus } from './trade-status.contract.ts';

/** One line of a request: an item of the supplier, or what the buyer describes in their own words. */
export const TradeLine = z.object({
  id: entityId(),
  /** Null for a line in the buyer's own words. */
  supplierProductId: z.nullable(SupplierProductId),
  baseProductId: z.nullable(BaseProductId),
  title: NonEmptyText,
  /** Latin; null for a line in the buyer's own words. */
  sku: z.nullable(z.string()),
  properties: z.array(z.object({ title: NonEmptyText, text: NonEmptyText })),
  quantity: z.int().check(z.positive()),
  unitTitle: NonEmptyText,
  /** The supplier's list price of one unit for this quantity, as it was when last computed; null on inquiry. */
  listPriceRial: z.nullable(Rial),
  /** What the buyer would like to pay for one unit. */
  targetPriceRial: z.nullable(Rial),
  /** The price of one unit in the current quote; null without one. */
  quotedPriceRial: z.nullable(Rial),
  leadTimeDays: z.nullable(Count),
  /** Whether the buyer would accept an equivalent item instead. */
  acceptsSubstitute: z.boolean(),
});
export type TradeLine = z.infer<typeof TradeLine>;

/**
 * Money of a request. `payable = goods − discount + delivery + vat + membershipFee`; the fee counts while it is still
 * due. VAT is on goods − discount + delivery, rounded half up to a whole rial.
 */
export const TradeTotals = z.object({
  goodsRial: Rial,
  discountRial: Rial,
  deliveryRial: Rial,
  vatPercent: z.int().check(z.gte(0), z.lte(100)),
  vatRial: Rial,
  membershipFeeRial: Rial,
  payableRial: Rial,
  /** Lines without a price yet: the supplier names it in the quote. Above 0, the sums leave them out. */
  unpricedLines: Count,
});
export type TradeTotals = z.infer<typeof TradeTotals>;

/** A supplier's answer. It is valid until the request is edited, countered, or the day passes. */
export const TradeQuote = z.object({
  /** From 1, increased by one with each quote of the request. */
  revision: z.int().check(z.positive()),
  lines: z.array(z.object({ lineId: entityId(), unitPriceRial: Rial, leadTimeDays: Count })),
  deliveryRial: Rial,
  vatPercent: z.int().check(z.gte(0), z.lte(100)),
  validUntil: Instant,
  /** The last day, in Tehran, on which the supplier ships; agreed to with the quote. */
  shipBy: Day,
  note: z.nullable(z.string()),
  createdAt: Instant,
});
export type TradeQuote = z.infer<typeof TradeQuote>;

export const TradeTerms = z.object({
  payment: z.nullable(z.string()),
  delivery: z.nullable(z.string()),
  inspection: z.nullable(z.string()),
});
export type TradeTerms = z.infer<typeof TradeTerms>;

/** How an operator ended a paid request. The two sums are the whole of what was held for it. */
export const TradeRuling = z.object({
  outcome: z.enum(['complete', 'cancel']),
  /** What the supplier got. */
  releaseRial: Rial,
  /** What the buyer got back. */
  refundRial: Rial,
  at: Instant,
});
export type TradeRuling = z.infer<typeof TradeRuling>;

/** The address as it was when the request was last saved. Suppliers read its street and receiver once it is paid. */
export const TradeAddress = z.object({
  provinceTitle: NonEmptyText,
  cityTitle: NonEmptyText,
  title: z.nullable(z.string()),
  address: z.nullable(z.string()),
  plaque: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  receiverName: z.nullable(z.string()),
  receiverMobile: z.nullable(z.string()),
});
export type TradeAddress = z.infer<typeof TradeAddress>;

export const TradeDocument = z.object({
  typeId: entityId(),
  typeTitle: NonEmptyText,
  fileId: z.uuid(),
  addedBy: z.enum(['buyer', 'supplier']),
  addedAt: Instant,
});
export type TradeDocument = z.infer<typeof TradeDocument>;

export const TradeSupplier = z.object({ id: SupplierId, name: NonEmptyText, slug: NonEmptyText });

/** What joins the requests that one buyer sent to several suppliers for the same goods; made by the buyer's browser. */
export const NeedId = z.uuid().brand<'NeedId'>();
export type NeedId = z.infer<typeof NeedId>;

/** What is known of a buyer: a person, or a company whose registration an operator has confirmed, or not. */
export const BuyerStanding = z.enum(['person', 'unconfirmedCompany', 'confirmedCompany']);
export type BuyerStanding = z.infer<typeof BuyerStanding>;

/** One request of a list. */
export const TradeRequestSummary = z.object({
  id: TradeRequestId,
  /** `TR-1405-000123`: Jalali year, running number. */
  number: NonEmptyText,
  status: TradeStatus,
  supplier: TradeSupplier,
  /** The buyer's account, since names change and two may be alike. Other parties than the buyer do not see it. */
  buyerId: z.nullable(entityId()),
  buyerName: NonEmptyText,
  /** For the other parties than the buyer, whom the name alone does not tell. An extension. */
  buyerStanding: z.optional(BuyerStanding),
  /**
   * Null for a request to one supplier alone. Other parties than the buyer do not see it: a supplier does not learn that
   * its offer is compared before the request ends for another's, and never with whom.
   */
  needId: z.nullable(NeedId),
  /** The reader's role for the buyer, `owner` for requests of their own; suppliers and operators have none. */
  actingRole: z.optional(CustomerRole),
  /** Title of the first line; null while there is none. */
  title: z.nullable(NonEmptyText),
  lineCount: Count,
  /** Null while no price is computed. */
  payableRial: z.nullable(Rial),
  /** When the present state ends by itself, or a dispute is escalated; null when neither happens. */
  deadlineAt: z.nullable(Instant),
  /** When a dispute was escalated, because its ruling took too long; null before, and without one. An extension. */
  escalatedAt: z.nullable(Instant),
  allowedActions: z.array(TradeAction),
  createdAt: Instant,
  updatedAt: Instant,
});
export type TradeRequestSummary = z.infer<typeof TradeRequestSummary>;

/** One request as its page and its report show it. */
export const TradeRequest = z.object({
  ...TradeRequestSummary.shape,
  /** Revision of the content: increased by one with every edit. */
  version: z.int().check(z.positive()),
  rowVersion: RowVersion,
  lines: z.array(TradeLine),
  deliveryAddressId: z.nullable(entityId()),
  deliveryAddress: z.nullable(TradeAddress),
  needBy: z.nullable(Day),
  /** Until when the supplier may answer; null before publication. */
  replyDeadline: z.nullable(Instant),
  poNumber: z.nullable(z.string()),
  terms: TradeTerms,
  note: z.nullable(z.string()),
  documents: z.array(TradeDocument),
  quote: z.nullable(TradeQuote),
  /** The numbers of the seller that its proforma names; null before a quote. An extension. */
  sellerIds: z.optional(
    z.nullable(z.object({ nationalLegalId: NonEmptyText, economicCode: z.nullable(NonEmptyText) })),
  ),
  /** The quote before the current one, which a counter-offer or an edit made void; null without either. An extension. */
  formerQuote: z.nullable(TradeQuote),
  /** Null in drafts: editing drops the price. */
  totals: z.nullable(TradeTotals),
  /** The payment of the goods, once one is requested. */
  paymentId: z.nullable(lastingId()),
  /** Latest reason or message that a move gave: of a rejection, a revision, a counter, an objection. */
  reason: z.nullable(z.string()),
  /** Null unless a ruling ended the request. An extension. */
  ruling: z.nullable(TradeRuling),
  rating: z.nullable(z.object({ stars: z.int().check(z.gte(1), z.lte(5)), text: z.nullable(z.string()) })),
  /** The request that this one was copied from. */
  repeatedFromId: z.nullable(TradeRequestId),
});
export type TradeRequest = z.infer<typeof TradeRequest>;
