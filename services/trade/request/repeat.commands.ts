import { TradeDraft } from '@bazaar/contracts/trade';
import { conflict } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { beginRequest } from './draft.commands.ts';
import { findDocuments, findLines } from './line.sql.ts';
import { requireRole } from './mandate.commands.ts';
import { findAddress, findItems, type TradeItem } from './other-schemas.sql.ts';
import type { Buyer } from './reader.sql.ts';
import type { RequestRow } from './request.sql.ts';
import { tehranDay } from './tehran-day.rules.ts';
import { allowedActions } from './trade-machine.rules.ts';
import { openRequest, type TradeWork } from './trade-work.commands.ts';

type Line = Awaited<ReturnType<typeof findLines>>[number];

/** Begins a new request with the content of this one, without items that the supplier no longer offers. */
export async function repeatRequest(work: TradeWork, buyer: Buyer, id: number): Promise<RequestRow> {
  const request = await openRequest(work, buyer, id);
  const facts = { isRated: true, mandate: null, payableRial: null, isShipByOver: false, isQuoteOver: true };
  if (!allowedActions(request.status, 'buyer', facts).includes('repeat')) {
    throw conflict('invalid_transition', {
      title: messages.invalidTransition,
      detail: messages.invalidTransitionDetail(messages.status[request.status]),
      data: { currentStatus: request.status },
    });
  }
  requireRole(request, 'requester');
  const draft = await copyDraft(work, buyer, request);
  const { buyerId, supplierId } = request;
  return beginRequest(work, buyer, { buyerId, supplierId, repeatedFromId: id, draft });
}

/** The content of a request as a draft that this person could write today. */
export async function copyDraft(work: TradeWork, buyer: Buyer, request: RequestRow): Promise<TradeDraft> {
  const { db } = work;
  const lines = await findLines(db, request.id);
  const items = await findItems(
    db,
    lines.flatMap((line) => line.supplierProductId ?? []),
  );
  const documents = await findDocuments(db, request.id);
  return TradeDraft.parse({
    lines: lines.map((line) => copyOf(line, items, request.supplierId)).filter((line) => line !== null),
    deliveryAddressId: await usableAddress(work, buyer, request),
    needBy: isPast(request.needBy, work.now) ? null : request.needBy,
    terms: request.terms,
    note: request.note,
    documents: documents.flatMap(({ typeId, fileId, addedBy }) =>
      addedBy === 'buyer' ? [{ typeId, fileId }] : [],
    ),
  });
}

function isPast(day: string | null, now: Date): boolean {
  return day !== null && day <= tehranDay(now);
}

function copyOf(line: Line, items: ReadonlyMap<number, TradeItem>, supplierId: number) {
  const { quantity, targetPriceRial, acceptsSubstitute, supplierProductId } = line;
  const common = { quantity, targetPriceRial, acceptsSubstitute };
  if (supplierProductId === null) {
    return { ...common, freeText: line.title, unitTitle: line.unitTitle, properties: line.properties };
  }
  const item = items.get(supplierProductId);
  const isOffered = item?.isListed && item.supplierId === supplierId;
  return isOffered ? { ...common, supplierProductId } : null;
}

async function usableAddress(
  { db }: TradeWork,
  { userId }: Buyer,
  { addressId, buyerId }: RequestRow,
): Promise<number | null> {
  if (addressId === null) {
    return null;
  }
  const addresses = await Promise.all([
    findAddress(db, addressId, buyerId),
    findAddress(db, addressId, userId),
  ]);
  return addresses.includes(null) ? null : addressId;
}
