import { conflict, invalid } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { requireVersion } from './draft.commands.ts';
import { findLines, updateTargetPrices } from './line.sql.ts';
import { openForMove, requireWithinLimit } from './mandate.commands.ts';
import { closePayments, openPayment, releaseToSupplier } from './money.sql.ts';
import { rateSupplier } from './other-schemas.sql.ts';
import { priceRequest } from './pricing.view.ts';
import { findQuote, voidQuote } from './quote.sql.ts';
import { type Buyer, SYSTEM } from './reader.sql.ts';
import { findRequest, type RequestRow, updatePayment, updateRating, updateTotals } from './request.sql.ts';
import { isShipByOver } from './ship-by.rules.ts';
import { edgeOf } from './trade-machine.rules.ts';
import { makeMove, type TradeWork } from './trade-work.commands.ts';

interface Versioned {
  readonly id: number;
  readonly version: number;
}

/** Accepts the current quote and requests its payment: two moves, two events. 409 `quote_expired` after its time. */
export async function acceptQuote(
  work: TradeWork,
  buyer: Buyer,
  { id, version }: Versioned,
): Promise<RequestRow> {
  const { db, now } = work;
  const request = await openForMove(work, buyer, { id, move: 'accept' });
  requireVersion(request, version);
  const quote = await findQuote(db, id);
  if (quote === null || request.totals === null) {
    throw new Error(`Request ${id} is quoted, but has no quote.`);
  }
  if (Date.parse(quote.validUntil) <= now.getTime()) {
    throw conflict('quote_expired', {
      title: messages.quoteExpired,
      detail: messages.quoteExpiredDetail,
      data: { currentStatus: request.status },
    });
  }
  const amountRial = request.totals.payableRial;
  requireWithinLimit(request, amountRial);
  const data = { revision: quote.revision, payableRial: amountRial };
  const accepted = await makeMove(work, request, { move: 'accept', party: buyer, data });
  const payment = {
    userId: request.buyerId,
    purpose: 'tradeRequest',
    purposeId: id,
    amountRial,
    now,
  } as const;
  const paymentId = await openPayment(db, payment);
  await updatePayment(db, id, paymentId);
  return makeMove(work, accepted, { move: 'requestPayment', party: SYSTEM, data: { paymentId, amountRial } });
}

interface Counter extends Versioned {
  readonly message: string;
  readonly targetPrices: readonly { readonly lineId: number; readonly targetPriceRial: number }[];
}

/** Makes a counter-offer: the quote is void, the list prices apply again, and the supplier may quote again. */
export async function counterQuote(
  work: TradeWork,
  buyer: Buyer,
  { id, version, message, targetPrices }: Counter,
): Promise<RequestRow> {
  const { db, now } = work;
  const request = await openForMove(work, buyer, { id, move: 'counter' });
  requireVersion(request, version);
  const known = new Set((await findLines(db, id)).map((line) => line.id));
  const strange = targetPrices.findIndex(({ lineId }) => !known.has(lineId));
  if (strange >= 0) {
    throw invalid({ [`targetPrices[${strange}].lineId`]: [messages.fault.unknownLine] });
  }
  await updateTargetPrices(db, targetPrices);
  await voidQuote(db, id, now);
  await updateTotals(db, id, await priceRequest(work, id, 0));
  return makeMove(work, request, { move: 'counter', party: buyer, reason: message, data: { targetPrices } });
}

interface Ending {
  readonly id: number;
  readonly reason: string;
}

/**
 * Ends a request before it is paid, and its payments with it. Payments are locked before the request, as paying
 * does it, so that the two never wait for each other.
 */
export async function cancelRequest(
  work: TradeWork,
  party: Buyer | typeof SYSTEM,
  { id, reason }: Ending,
): Promise<RequestRow> {
  const { db, now } = work;
  const before = await findRequest(db, party, id);
  if (before?.status === 'AwaitingPayment') {
    await closePayments(db, id, now);
  }
  const request = await openForMove(work, party, { id, move: 'cancel' });
  if (request.paymentId !== null) {
    await closePayments(db, id, now);
  }
  return makeMove(work, request, { move: 'cancel', party, reason });
}

/** Completes a delivered request: the held money goes to the supplier. */
export async function completeRequest(
  work: TradeWork,
  party: Buyer | typeof SYSTEM,
  { id, reason }: { readonly id: number; readonly reason?: string },
): Promise<RequestRow> {
  const request = await openForMove(work, party, { id, move: 'confirmDelivery' });
  await releaseToSupplier(work.db, heldFor(request, messages.releaseDescription(request.number), work.now));
  const because = reason === undefined ? {} : { reason };
  return makeMove(work, request, { move: 'confirmDelivery', party, ...because });
}

/** The money held for a paid request, in the form that the ledger's functions need. */
export function heldFor(request: RequestRow, description: string, now: Date) {
  const { id: requestId, buyerId, supplierId, totals } = request;
  if (totals === null) {
    throw new Error(`Request ${requestId} is paid, but has no sum.`);
  }
  return { requestId, buyerId, supplierId, amountRial: totals.payableRial, description, now };
}

/**
 * Objects to a delivery, or to its absence once the last day to ship is over: the money stays held until a ruling. 409
 * `before_ship_by` while the supplier may still ship.
 */
export async function objectToDelivery(
  work: TradeWork,
  buyer: Buyer,
  { id, reason }: Ending,
): Promise<RequestRow> {
  const request = await openForMove(work, buyer, { id, move: 'object' });
  const { status, shipBy } = request;
  if (edgeOf(status, 'object', 'buyer')?.after === 'shipBy' && !isShipByOver(shipBy, work.now)) {
    throw conflict('before_ship_by', {
      title: messages.beforeShipBy,
      detail: messages.beforeShipByDetail(shipBy),
      data: { currentStatus: status, shipBy },
    });
  }
  return makeMove(work, request, { move: 'object', party: buyer, reason });
}

interface Rating {
  readonly id: number;
  readonly stars: number;
  readonly text: string | null;
}

/** Rates a completed trade, which counts for its supplier; 409 `already_rated` the second time. */
export async function rateRequest(
  work: TradeWork,
  buyer: Buyer,
  { id, stars, text }: Rating,
): Promise<RequestRow> {
  const request = await openForMove(work, buyer, { id, move: 'rate' });
  if (request.ratingStars !== null) {
    throw conflict('already_rated', {
      title: messages.alreadyRated,
      data: { currentStatus: request.status },
    });
  }
  const { db, now } = work;
  await updateRating(db, id, { stars, text });
  const { supplierId, buyerId } = request;
  await rateSupplier(db, { supplierId, requestId: id, buyerId, stars, text, now });
  return makeMove(work, request, { move: 'rate', party: buyer, data: { stars } });
}
