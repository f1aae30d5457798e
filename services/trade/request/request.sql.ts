import type { CustomerRole } from '@bazaar/contracts/merchant';
import type { BuyerStanding, TradeAddress, TradeStatus, TradeTotals } from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { mandateOf, type Party, visibleTo } from './reader.sql.ts';
import { storedJson } from './stored-json.rules.ts';

/** A request as it is stored, without its lines. */
export interface RequestRow {
  readonly id: number;
  readonly number: string;
  readonly buyerId: number;
  readonly buyerName: string;
  /** What the other parties read of the buyer; null for the buyer. */
  readonly buyerStanding: BuyerStanding | null;
  readonly supplierId: number;
  readonly supplierName: string;
  readonly supplierSlug: string;
  readonly status: TradeStatus;
  readonly version: number;
  readonly rowVersion: number;
  readonly addressId: number | null;
  readonly address: TradeAddress | null;
  readonly needBy: string | null;
  readonly poNumber: string | null;
  readonly terms: Readonly<Record<string, string | null>>;
  readonly note: string | null;
  readonly totals: TradeTotals | null;
  readonly deadlineAt: string | null;
  readonly replyDeadline: string | null;
  readonly escalatedAt: string | null;
  /** The last day to ship, which the current quote names, `YYYY-MM-DD`. */
  readonly shipBy: string | null;
  readonly paymentId: number | null;
  readonly reason: string | null;
  readonly ratingStars: number | null;
  readonly ratingText: string | null;
  readonly repeatedFromId: number | null;
  readonly needId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The reader's role for the buyer; null for the other parties. */
  readonly role: CustomerRole | null;
  /** The largest sum that the reader may publish or accept; null without a limit. */
  readonly approvalLimitRial: number | null;
}

/** The last day to ship of a request's current quote. */
export const SHIP_BY = sql`(
  select quote.ship_by from trade.quote where quote.request_id = request.id and quote.voided_at is null)`;

/** What the other parties read of the buyer besides the name. */
export function standingFor({ kind }: Party) {
  return kind === 'buyer'
    ? sql`null::text as "buyerStanding"`
    : sql`merchant.buyer_standing(request.buyer_id) as "buyerStanding"`;
}

const COLUMNS = sql`
  request.id, request.number, request.buyer_id as "buyerId", request.buyer_name as "buyerName",
  request.supplier_id as "supplierId", request.supplier_name as "supplierName",
  request.supplier_slug as "supplierSlug", request.status, request.version, request.row_version as "rowVersion",
  request.address_id as "addressId", request.address, request.need_by as "needBy", request.po_number as "poNumber",
  request.terms, request.note, request.totals, request.deadline_at as "deadlineAt",
  request.reply_deadline as "replyDeadline", request.payment_id as "paymentId", request.reason,
  request.escalated_at as "escalatedAt", ${SHIP_BY} as "shipBy",
  request.rating_stars as "ratingStars", request.rating_text as "ratingText",
  request.repeated_from_id as "repeatedFromId", request.need_id as "needId", request.created_at as "createdAt", request.updated_at as "updatedAt"`;

/** One request, when this party may see it. */
export async function findRequest(db: Database, party: Party, id: number): Promise<RequestRow | null> {
  const { rows } = await sql<RequestRow>`
    select ${COLUMNS}, ${standingFor(party)}, ${mandateOf(party)}
    from trade.request where request.id = ${id} and ${visibleTo(party)}`.execute(db);
  return rows[0] ?? null;
}

/** The same, held until the transaction ends: the next move waits. */
export async function lockRequest(db: Database, party: Party, id: number): Promise<RequestRow | null> {
  const { rows } = await sql<RequestRow>`
    select ${COLUMNS}, ${standingFor(party)}, ${mandateOf(party)}
    from trade.request where request.id = ${id} and ${visibleTo(party)} for update`.execute(db);
  return rows[0] ?? null;
}

interface NewRequest {
  readonly jalaliYear: number;
  readonly buyerId: number;
  readonly buyerName: string;
  readonly supplier: { readonly id: number; readonly name: string; readonly slug: string };
  readonly repeatedFromId: number | null;
  readonly needId: string | null;
  readonly now: Date;
}

/** Adds an empty request; its number is built from the Jalali year and its id. */
export async function insertRequest(db: Database, request: NewRequest): Promise<number> {
  const { supplier, now } = request;
  const { rows } = await sql<{ id: number }>`
    with next as (select nextval(pg_get_serial_sequence('trade.request', 'id'))::int as id)
    insert into trade.request (id, number, buyer_id, buyer_name, supplier_id, supplier_name, supplier_slug,
      repeated_from_id, need_id, created_at, updated_at)
    overriding system value
    select next.id, format('TR-%s-%s', ${request.jalaliYear}::int, lpad(next.id::text, 6, '0')), ${request.buyerId},
      ${request.buyerName}, ${supplier.id}, ${supplier.name}, ${supplier.slug}, ${request.repeatedFromId},
      ${request.needId}, ${now}, ${now}
    from next
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

export interface RequestContent {
  readonly addressId: number | null;
  readonly address: unknown;
  readonly needBy: string | null;
  readonly poNumber: string | null;
  readonly terms: Readonly<Record<string, string | null>>;
  readonly note: string | null;
  /** The buyer's current name; null leaves the stored one. */
  readonly buyerName: string | null;
}

/** Replaces what the buyer writes, except lines and documents. */
export async function updateContent(db: Database, id: number, content: RequestContent): Promise<void> {
  await sql`
    update trade.request set
      address_id = ${content.addressId}, address = ${JSON.stringify(content.address)}::jsonb,
      need_by = ${content.needBy}, po_number = ${content.poNumber}, terms = ${storedJson(content.terms)}::jsonb,
      note = ${content.note}, buyer_name = coalesce(${content.buyerName}, buyer_name),
      search_key = kit.search_vector(concat_ws(' ', number, buyer_name, supplier_name, ${content.poNumber}::text,
        (select string_agg(line.title, ' ') from trade.line where line.request_id = ${id})))
    where id = ${id}`.execute(db);
}

/** Increases the version after an edit of the content. */
export async function raiseVersion(db: Database, id: number): Promise<void> {
  await sql`update trade.request set version = version + 1 where id = ${id}`.execute(db);
}

export async function updateTotals(db: Database, id: number, totals: TradeTotals | null): Promise<void> {
  await sql`
    update trade.request set totals = ${totals === null ? null : JSON.stringify(totals)}::jsonb
    where id = ${id}`.execute(db);
}

export async function updatePayment(db: Database, id: number, paymentId: number): Promise<void> {
  await sql`update trade.request set payment_id = ${paymentId} where id = ${id}`.execute(db);
}

export async function updateRating(
  db: Database,
  id: number,
  rating: { readonly stars: number; readonly text: string | null },
): Promise<void> {
  await sql`
    update trade.request set rating_stars = ${rating.stars}, rating_text = ${rating.text}
    where id = ${id}`.execute(db);
}

interface RecordedMove {
  readonly id: number;
  readonly at: Date;
  readonly party: Party;
  readonly type: string;
  readonly from: TradeStatus | null;
  readonly to: TradeStatus;
  readonly reason: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly deadlineAt: Date | null;
  /** Whether the other side sees the request from now on, or no longer; null: as before. */
  readonly isShown: boolean | null;
}

/** Makes a move and stores its event, both or neither; false when the request is no longer in that state. */
export async function recordMove(db: Database, move: RecordedMove): Promise<boolean> {
  const { rows } = await sql`
    with moved as (
      update trade.request set
        status = ${move.to}, updated_at = ${move.at}, deadline_at = ${move.deadlineAt},
        row_version = row_version + case when ${move.type} = 'create' then 0 else 1 end,
        reason = case ${move.type} when 'edit' then reason when 'requestConfirmation' then null
          else coalesce(${move.reason}, reason) end,
        reply_deadline = case when ${move.to} = 'Published' then ${move.deadlineAt}::timestamptz else reply_deadline end,
        escalated_at = case when ${move.type} = 'escalate' then ${move.at} else escalated_at end,
        handed_in_at = case ${move.isShown}::boolean
          when true then coalesce(handed_in_at, ${move.at}) when false then null else handed_in_at end
      where id = ${move.id} and status = ${move.from ?? 'Draft'}
      returning id
    )
    insert into trade.event (request_id, at, actor_kind, actor_user_id, type, from_status, to_status, reason, data)
    select id, ${move.at}, ${move.party.kind}, ${move.party.userId}, ${move.type}, ${move.from}, ${move.to},
      ${move.reason}, ${storedJson(move.data)}::jsonb
    from moved
    returning id`.execute(db);
  return rows.length === 1;
}
