import type { TradeAddress, TradeRequest, TradeRequestSummary, TradeStatus } from '@bazaar/contracts/trade';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { findDocuments, findLines } from './line.sql.ts';
import { mandateIn } from './mandate.commands.ts';
import { findSellerIds } from './other-schemas.sql.ts';
import { findFormerQuote, findQuote } from './quote.sql.ts';
import type { Party } from './reader.sql.ts';
import { findRequest, type RequestRow } from './request.sql.ts';
import type { SummaryRow } from './request-list.sql.ts';
import { findRuling } from './ruling.sql.ts';
import { isShipByOver } from './ship-by.rules.ts';
import { allowedActions } from './trade-machine.rules.ts';

/** States from which on the supplier needs the address and the receiver. */
const PAID: readonly TradeStatus[] = ['Paid', 'InFulfillment', 'Delivered', 'Completed', 'Disputed'];

/** Where and when a request is read: some actions are open from a day on. */
interface Reading {
  readonly db: Database;
  readonly now: Date;
}

type View = z.input<typeof TradeRequest>;

/** One request as this party sees it; 404 when this party may not see it. */
export async function viewRequest(reading: Reading, party: Party, id: number): Promise<View> {
  return (await readRequest(reading, party, id)).view;
}

/** The same, with the buyer whose it is, whom not every party reads. */
export async function readRequest(
  { db, now }: Reading,
  party: Party,
  id: number,
): Promise<{ readonly buyerId: number; readonly view: View }> {
  const request = await findRequest(db, party, id);
  if (request === null) {
    throw notFound(messages.request);
  }
  const lines = await findLines(db, id);
  const documents = await findDocuments(db, id);
  const quote = await findQuote(db, id);
  const formerQuote = await findFormerQuote(db, id);
  const view = {
    ...fieldsOf(request),
    ruling: await findRuling(db, id),
    needId: needFor(party, request),
    buyerId: buyerFor(party, request),
    title: lines[0]?.title ?? null,
    lineCount: lines.length,
    payableRial: request.totals?.payableRial ?? null,
    lines: lines.map((line) => {
      const quoted = quote?.lines.find(({ lineId }) => lineId === line.id);
      const { unitPriceRial = null, leadTimeDays = null } = quoted ?? {};
      return { ...line, quotedPriceRial: unitPriceRial, leadTimeDays };
    }),
    deliveryAddressId: party.kind === 'buyer' ? request.addressId : null,
    deliveryAddress: addressFor(party, request),
    documents,
    quote,
    sellerIds: quote === null ? null : await findSellerIds(db, request.supplierId),
    formerQuote,
    allowedActions: actionsOf(party, now, {
      ...request,
      payableRial: request.totals?.payableRial ?? null,
    }),
  };
  return { buyerId: request.buyerId, view };
}

/** What everybody reads of a request. */
function fieldsOf(request: RequestRow) {
  const {
    terms,
    ratingStars,
    ratingText,
    supplierId,
    supplierName,
    supplierSlug,
    role,
    buyerStanding,
    ...rest
  } = request;
  return {
    ...rest,
    ...(role !== null && { actingRole: role }),
    ...(buyerStanding !== null && { buyerStanding }),
    supplier: { id: supplierId, name: supplierName, slug: supplierSlug },
    terms: {
      payment: terms.payment ?? null,
      delivery: terms.delivery ?? null,
      inspection: terms.inspection ?? null,
    },
    rating: ratingStars === null ? null : { stars: ratingStars, text: ratingText },
  };
}

/** One request of a list as this party sees it. */
export function viewSummary(party: Party, now: Date, row: SummaryRow): z.input<typeof TradeRequestSummary> {
  const { supplierId, supplierName, supplierSlug, role, buyerStanding, ...rest } = row;
  return {
    ...rest,
    ...(role !== null && { actingRole: role }),
    ...(buyerStanding !== null && { buyerStanding }),
    needId: needFor(party, row),
    buyerId: buyerFor(party, row),
    supplier: { id: supplierId, name: supplierName, slug: supplierSlug },
    allowedActions: actionsOf(party, now, row),
  };
}

function actionsOf({ kind }: Party, now: Date, row: Omit<SummaryRow, 'title' | 'lineCount'>) {
  const { status, ratingStars, payableRial, shipBy, deadlineAt } = row;
  return allowedActions(status, kind, {
    isRated: ratingStars !== null,
    mandate: mandateIn(row),
    payableRial,
    isShipByOver: isShipByOver(shipBy, now),
    // The deadline of a quoted request is the end of its quote.
    isQuoteOver: status === 'Quoted' && deadlineAt !== null && Date.parse(deadlineAt) <= now.getTime(),
  });
}

/** A supplier does not learn that it is compared before its request ends for another offer, and never with whom. */
function needFor({ kind }: Party, { needId }: Pick<RequestRow, 'needId'>): string | null {
  return kind === 'buyer' ? needId : null;
}

/** The other parties know the buyer by name. */
function buyerFor({ kind }: Party, { buyerId }: Pick<RequestRow, 'buyerId'>): number | null {
  return kind === 'buyer' ? buyerId : null;
}

/** Before the payment, a supplier sees only the city, which is enough to price the delivery. */
function addressFor({ kind }: Party, { address, status }: RequestRow): TradeAddress | null {
  if (address === null || kind !== 'supplier' || PAID.includes(status)) {
    return address;
  }
  const { provinceTitle, cityTitle } = address;
  const hidden = { title: null, address: null, plaque: null, unit: null, postalCode: null };
  return { provinceTitle, cityTitle, ...hidden, receiverName: null, receiverMobile: null };
}
