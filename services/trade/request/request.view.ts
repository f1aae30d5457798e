import type { TradeAddress, TradeRequest, TradeRequestSummary, TradeStatus } from '@bazaar/contracts/trade';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { findDocuments, findLines } from './line.sql.ts';
import { mandateIn } from './mandate.commands.ts';
import { findFormerQuote, findQuote } from './quote.sql.ts';
import type { Party } from './reader.sql.ts';
import { findRequest, type RequestRow } from './request.sql.ts';
import type { SummaryRow } from './request-list.sql.ts';
import { allowedActions } from './trade-machine.rules.ts';

/** States from which on the supplier needs the address and the receiver. */
const PAID: readonly TradeStatus[] = ['Paid', 'InFulfillment', 'Delivered', 'Completed', 'Disputed'];

/** One request as this party sees it; 404 when this party may not see it. */
export async function viewRequest(
  db: Database,
  party: Party,
  id: number,
): Promise<z.input<typeof TradeRequest>> {
  const request = await findRequest(db, party, id);
  if (request === null) {
    throw notFound(messages.request);
  }
  const lines = await findLines(db, id);
  const documents = await findDocuments(db, id);
  const quote = await findQuote(db, id);
  const formerQuote = await findFormerQuote(db, id);
  const { terms, ratingStars, ratingText, supplierId, supplierName, supplierSlug, role, ...rest } = request;
  return {
    ...rest,
    ...(role !== null && { actingRole: role }),
    needId: needFor(party, request),
    buyerId: buyerFor(party, request),
    supplier: { id: supplierId, name: supplierName, slug: supplierSlug },
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
    terms: {
      payment: terms.payment ?? null,
      delivery: terms.delivery ?? null,
      inspection: terms.inspection ?? null,
    },
    documents,
    quote,
    formerQuote,
    rating: ratingStars === null ? null : { stars: ratingStars, text: ratingText },
    allowedActions: actionsOf(party, {
      ...request,
      payableRial: request.totals?.payableRial ?? null,
    }),
  };
}

/** One request of a list as this party sees it. */
export function viewSummary(party: Party, row: SummaryRow): z.input<typeof TradeRequestSummary> {
  const { supplierId, supplierName, supplierSlug, role, ...rest } = row;
  return {
    ...rest,
    ...(role !== null && { actingRole: role }),
    needId: needFor(party, row),
    buyerId: buyerFor(party, row),
    supplier: { id: supplierId, name: supplierName, slug: supplierSlug },
    allowedActions: actionsOf(party, row),
  };
}

function actionsOf({ kind }: Party, row: Omit<SummaryRow, 'title' | 'lineCount'>) {
  const { status, ratingStars, payableRial } = row;
  return allowedActions(status, kind, {
    isRated: ratingStars !== null,
    mandate: mandateIn(row),
    payableRial,
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
