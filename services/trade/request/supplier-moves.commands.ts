import type { QuoteInput } from '@bazaar/contracts/trade';
import { invalid } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { addDeliveryNote } from './documents.commands.ts';
import { findLines } from './line.sql.ts';
import { openForMove } from './mandate.commands.ts';
import { priceRequest } from './pricing.view.ts';
import { findVatPercent, insertQuote } from './quote.sql.ts';
import type { Supplier } from './reader.sql.ts';
import { type RequestRow, updateTotals } from './request.sql.ts';
import { shipByLimits, shipByOf } from './ship-by.rules.ts';
import { makeMove, openRequest, requireEdge, type TradeWork } from './trade-work.commands.ts';

const HOUR_MS = 3_600_000;
const MIN_MS = HOUR_MS;
const MAX_MS = 90 * 24 * HOUR_MS;

interface Quoting {
  readonly id: number;
  readonly quote: QuoteInput;
}

/** Quotes a published request: a price for each of its lines, once; 400 names what is wrong. */
export async function quoteRequest(
  work: TradeWork,
  supplier: Supplier,
  { id, quote }: Quoting,
): Promise<RequestRow> {
  const { db, now } = work;
  const request = await openForMove(work, supplier, { id, move: 'quote' });
  const lineIds = (await findLines(db, id)).map((line) => line.id);
  const validUntil = new Date(quote.validUntil);
  const shipBy = quote.shipBy ?? shipByOf({ lines: quote.lines, validUntil });
  refuseFaults({ ...lineFaults(quote, lineIds), ...dateFaults({ validUntil, shipBy }, now) });
  const revision = await insertQuote(db, {
    requestId: id,
    lines: quote.lines,
    deliveryRial: quote.deliveryRial,
    vatPercent: await findVatPercent(db, now),
    validUntil,
    shipBy,
    note: quote.note ?? null,
    now,
  });
  const totals = await priceRequest(work, id, 0);
  if (totals === null) {
    throw invalid({ lines: [messages.fault.tooMuch] });
  }
  await updateTotals(db, id, totals);
  const data = { revision, payableRial: totals.payableRial, shipBy };
  return makeMove(work, request, { move: 'quote', party: supplier, validUntil, data });
}

function lineFaults({ lines }: QuoteInput, lineIds: readonly number[]) {
  const errors: Record<string, string[]> = {};
  lines.forEach(({ lineId }, index) => {
    if (!lineIds.includes(lineId)) {
      errors[`lines[${index}].lineId`] = [messages.fault.unknownLine];
    }
  });
  const isWhole = lineIds.every((id) => lines.filter(({ lineId }) => lineId === id).length === 1);
  if (!isWhole) {
    errors.lines = [messages.fault.unpricedLine];
  }
  return errors;
}

interface QuoteDates {
  readonly validUntil: Date;
  readonly shipBy: string;
}

function dateFaults({ validUntil, shipBy }: QuoteDates, now: Date): Record<string, string[]> {
  const lastsMs = validUntil.getTime() - now.getTime();
  if (lastsMs < MIN_MS || lastsMs > MAX_MS) {
    return { validUntil: [messages.fault.validUntil] };
  }
  const { first, last } = shipByLimits(validUntil);
  return shipBy < first || shipBy > last ? { shipBy: [messages.fault.shipBy(first, last)] } : {};
}

function refuseFaults(errors: Record<string, string[]>): void {
  if (Object.keys(errors).length > 0) {
    throw invalid(errors);
  }
}

interface Refusal {
  readonly id: number;
  readonly reason: string;
}

/** Rejects a published request. */
export async function rejectRequest(
  work: TradeWork,
  supplier: Supplier,
  { id, reason }: Refusal,
): Promise<RequestRow> {
  const request = await openRequest(work, supplier, id);
  return makeMove(work, request, { move: 'reject', party: supplier, reason });
}

interface Shipment {
  readonly id: number;
  readonly deliveryNote: string;
  readonly fileId: string | null;
}

/** Stores the delivery of a paid request. */
export async function shipRequest(
  work: TradeWork,
  supplier: Supplier,
  { id, deliveryNote, fileId }: Shipment,
): Promise<RequestRow> {
  const request = await openRequest(work, supplier, id);
  requireEdge(request, 'ship', supplier);
  if (fileId !== null) {
    await addDeliveryNote(work, request, { fileId, userId: supplier.userId ?? 0 });
  }
  const data = fileId === null ? { deliveryNote } : { deliveryNote, fileId };
  return makeMove(work, request, { move: 'ship', party: supplier, data });
}
