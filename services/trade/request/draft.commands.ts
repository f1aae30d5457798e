import type { TradeDraft } from '@bazaar/contracts/trade';
import { toJalali } from '@bazaar/locale';
import { notFound, stale } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { saveContent } from './content.commands.ts';
import { shareDocuments } from './documents.commands.ts';
import { mandateIn, openForMove, requireWithinLimit } from './mandate.commands.ts';
import { mayShow } from './mandate.rules.ts';
import { ensureMembership, findBuyer, findSupplier } from './other-schemas.sql.ts';
import { voidQuote } from './quote.sql.ts';
import type { Buyer } from './reader.sql.ts';
import { requireReady } from './readiness.commands.ts';
import { insertRequest, type RequestRow, raiseVersion, updateTotals } from './request.sql.ts';
import { requireRoomForDraft } from './request-limits.commands.ts';
import { makeMove, openRequest, requireEdge, type TradeWork } from './trade-work.commands.ts';

interface Beginning {
  /** The buyer on whose behalf the acting person begins: their own user, or the owner of their company. */
  readonly buyerId: number;
  readonly supplierId: number;
  readonly draft: TradeDraft;
  readonly repeatedFromId?: number;
  readonly needId?: string | undefined;
}

/**
 * Begins a request to a supplier; 404 when there is no such supplier, or it takes no requests, 409 when the buyer has too
 * many drafts.
 */
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
  await requireRoomForDraft(work, buyerId);
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
 * Replaces the content. A request that is not published is a draft from then on, which only its buyer's side sees. A
 * published one stays published: it must be ready, its quote is void, and its documents are shared again.
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
  const step = { move: 'edit', party: buyer, data: { version: saved.version } } as const;
  return makeMove(work, saved, isPublished ? step : { ...step, isShown: false });
}

/** Throws 412 when the request has changed since the caller read it. */
export function requireVersion(request: RequestRow, version: number): void {
  if (request.rowVersion !== version) {
    throw stale();
  }
}

/**
 * Hands a request in: fixes its content, computes the price, and creates a membership if there is none. The supplier
 * sees it from now on, or, when the acting person may not decide that, from its publication.
 */
export async function handIn(work: TradeWork, buyer: Buyer, id: number): Promise<RequestRow> {
  const { db, now } = work;
  const request = await openForMove(work, buyer, { id, move: 'requestConfirmation' });
  const membership = await ensureMembership(db, request.buyerId, now);
  const totals = await requireReady(work, request, membership.isActive ? 0 : membership.priceRial);
  await updateTotals(db, id, totals);
  const { payableRial } = totals;
  const mandate = mandateIn(request);
  const isShown = mandate !== null && mayShow(mandate, payableRial);
  if (isShown) {
    await shareDocuments(work, request);
  }
  const step = { move: 'requestConfirmation', party: buyer, data: { payableRial }, isShown } as const;
  return makeMove(work, request, step);
}
