import type { TradeQuote } from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';

type Quote = z.input<typeof TradeQuote>;

const COLUMNS = sql`
  revision, lines, delivery_rial as "deliveryRial", vat_percent as "vatPercent", valid_until as "validUntil",
  ship_by as "shipBy", note,
  created_at as "createdAt"`;

/** The current quote, or null. */
export async function findQuote(db: Database, requestId: number): Promise<Quote | null> {
  const { rows } = await sql<Quote>`
    select ${COLUMNS} from trade.quote where request_id = ${requestId} and voided_at is null`.execute(db);
  return rows[0] ?? null;
}

/** The quote before the current one; null when there is no current one, or it is the first. */
export async function findFormerQuote(db: Database, requestId: number): Promise<Quote | null> {
  const { rows } = await sql<Quote>`
    select ${COLUMNS} from trade.quote
    where request_id = ${requestId}
      and revision = (
        select current.revision - 1 from trade.quote as current
        where current.request_id = ${requestId} and current.voided_at is null)`.execute(db);
  return rows[0] ?? null;
}

type NewQuote = Pick<Quote, 'lines' | 'deliveryRial' | 'vatPercent' | 'shipBy' | 'note'> & {
  readonly requestId: number;
  readonly validUntil: Date;
  readonly now: Date;
};

/** Writes the next revision of a request's quote. */
export async function insertQuote(db: Database, quote: NewQuote): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    insert into trade.quote (request_id, revision, lines, delivery_rial, vat_percent, valid_until, ship_by, note,
      created_at)
    select ${quote.requestId}, coalesce(max(revision), 0) + 1, ${JSON.stringify(quote.lines)}::jsonb,
      ${quote.deliveryRial}, ${quote.vatPercent}, ${quote.validUntil}, ${quote.shipBy}::date,
      ${quote.note}, ${quote.now}
    from trade.quote where request_id = ${quote.requestId}
    returning revision`.execute(db);
  return rows[0]?.revision ?? 0;
}

/** Voids the current quote. */
export async function voidQuote(db: Database, requestId: number, now: Date): Promise<void> {
  await sql`
    update trade.quote set voided_at = ${now}
    where request_id = ${requestId} and voided_at is null`.execute(db);
}

/** Percent of value-added tax at an instant. */
export async function findVatPercent(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ percent: number }>`select trade.vat_percent(${now}) as percent`.execute(db);
  return rows[0]?.percent ?? 0;
}
