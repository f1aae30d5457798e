import type { TradeDraft } from '@bazaar/contracts/trade';
import { toJalali } from '@bazaar/locale';
import { notFound, stale } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { saveContent } from './content.commands.ts';
import { shareDocuments } from './documents.commands.ts';
import { openForMove, requireWithinLimit } from './mandate.commands.ts';
import { ensureMembership, findBuyer, findSupplier } from './other-schemas.sql.ts';
import { voidQuote } from './quote.sql.ts';
import type { Buyer } from './reader.sql.ts';
import { requireReady } from './readiness.commands.ts';
import { insertRequest, type RequestRow, raiseVersion, updateTotals } from './request.sql.ts';
import { makeMove, openRequest, requireEdge, type TradeWork } from './trade-work.commands.ts';

interface Beginning {
  /** The buyer on whose behalf the acting person begins: their own user, or the owner of their company. */
  readonly buyerId: number;
  readonly supplierId: number;
  readonly draft: TradeDraft;
  readonly repeatedFromId?: number;
  readonly needId?: string | undefined;
}

/** Begins a request to a supplier; 404 when there is no such supplier, or it takes no requests. */
export async function beginRequest(
  work: TradeWork,
  buyer: Buyer,
  { buyerId, supplierId, draft, repeatedFromId, needId }: Beginning,
): Promise<RequestRow> {
  const { db, now } = work;
  const supplier = await findSupplier(db, supplierId);
  if (supplier === null) {
    throw notFound(messages.supplier);
  }
  const { name } = await findBuyer(db, buyerId);
  // The membership is created now, so that its fee can be shown before the request is handed in.
  await ensureMembership(db, buyerId, now);
  const id = await insertRequest(db, {
    jalaliYear: toJalali(now.toISOString()).year,
    buyerId,
    buyerName: name ?? messages.buyerWithoutName,
    supplier,
    repeatedFromId: repeatedFromId ?? null,
    needId: needId ?? null,
    now,
  });
  const request = await openForMove(work, buyer, { id, move: 'create' });
  await saveContent(work, request, { draft, userId: buyer.userId });
  const data = repeatedFromId === undefined ? {} : { repeatedFromId };
  return makeMove(work, request, { move: 'create', party: buyer, data });
}

interface Edit {
  readonly id: number;
  readonly version: number;
  readonly draft: TradeDraft;
}

/**
 * Replaces the content. A published request stays published: it must be ready, its quote is void, and its documents
 * are shared again.
 */
export async function editRequest(
  work: TradeWork,
  buyer: Buyer,
  { id, version, draft }: Edit,
): Promise<RequestRow> {
  const { db, now } = work;
  const request = await openForMove(work, buyer, { id, move: 'edit' });
  const { to } = requireEdge(request, 'edit', buyer);
  requireVersion(request, version);
  await saveContent(work, request, { draft, userId: buyer.userId });
  await voidQuote(db, id, now);
  await raiseVersion(db, id);
  const saved = await openRequest(work, buyer, id);
  const isPublished = to === 'Published';
  const totals = isPublished ? await requireReady(work, saved, 0) : null;
  await updateTotals(db, id, totals);
  if (totals !== null) {
    requireWithinLimit(saved, totals.payableRial);
    await shareDocuments(work, saved);
  }
  return makeMove(work, saved, { move: 'edit', party: buyer, data: { version: saved.version } });
}

/** Throws 412 when the request has changed since the caller read it. */
export function requireVersion(request: RequestRow, version: number): void {
  if (request.rowVersion !== version) {
    throw stale();
  }
}

/** Hands a request in: fixes its content, computes the price, and creates a membership if there is none. */
export async function handIn(work: TradeWork, buyer: Buyer, id: number): Promise<RequestRow> {
  const { db, now } = work;
  const request = await openForMove(work, buyer, { id, move: 'requestConfirmation' });
  const membership = await ensureMembership(db, request.buyerId, now);
  const totals = await requireReady(work, request, membership.isActive ? 0 : membership.priceRial);
  await updateTotals(db, id, totals);
  await shareDocuments(work, request);
  const data = { payableRial: totals.payableRial };
  return makeMove(work, request, { move: 'requestConfirmation', party: buyer, data });
}
