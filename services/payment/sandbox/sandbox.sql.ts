import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

export interface SandboxOrder {
  readonly authority: string;
  /** Which of the sandboxes it belongs to. */
  readonly gatewayId: string;
  readonly amountRial: number;
  readonly description: string;
  readonly callbackUrl: string;
  readonly state: 'open' | 'paid' | 'failed' | 'cancelled';
  readonly silentUntil: string | null;
  readonly verifiedAt: string | null;
  readonly refNumber: string | null;
}

type NewOrder = Pick<SandboxOrder, 'authority' | 'gatewayId' | 'amountRial' | 'description' | 'callbackUrl'>;

/** Opens an order. */
export async function insertOrder(db: Database, order: NewOrder, now: Date): Promise<void> {
  await sql`
    insert into payment.sandbox_order (authority, gateway_id, amount_rial, description, callback_url, created_at)
    values (${order.authority}, ${order.gatewayId}, ${order.amountRial}, ${order.description}, ${order.callbackUrl},
      ${now})`.execute(db);
}

/** An order, or null. */
export async function findOrder(db: Database, authority: string): Promise<SandboxOrder | null> {
  const { rows } = await sql<SandboxOrder>`
    select authority, gateway_id as "gatewayId", amount_rial as "amountRial", description, callback_url as "callbackUrl", state,
      silent_until as "silentUntil", verified_at as "verifiedAt", ref_number as "refNumber"
    from payment.sandbox_order where authority = ${authority}`.execute(db);
  return rows[0] ?? null;
}

interface Ending {
  readonly authority: string;
  readonly state: 'paid' | 'failed' | 'cancelled';
  readonly silentUntil: Date | null;
  readonly now: Date;
}

/** Ends an open order; one that has ended is left unchanged. */
export async function endOrder(db: Database, { authority, state, silentUntil, now }: Ending): Promise<void> {
  await sql`
    update payment.sandbox_order set state = ${state}, silent_until = ${silentUntil}, ended_at = ${now}
    where authority = ${authority} and state = 'open'`.execute(db);
}

/** Confirms a paid order, once; returns the reference number, the same for every repeat. */
export async function verifyOrder(
  db: Database,
  { authority, refNumber, now }: { authority: string; refNumber: string; now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ refNumber: string }>`
    update payment.sandbox_order set
      verified_at = coalesce(verified_at, ${now}), ref_number = coalesce(ref_number, ${refNumber})
    where authority = ${authority} and state = 'paid'
    returning ref_number as "refNumber"`.execute(db);
  return rows[0]?.refNumber ?? null;
}

/** A transaction as a settlement file of the sandbox names it. */
export interface SettledOrder extends Pick<SandboxOrder, 'authority' | 'amountRial' | 'state' | 'refNumber'> {
  readonly at: string;
}

interface SettlementPeriod {
  readonly gatewayId: string;
  readonly from: Date;
  readonly until: Date;
}

/** The orders of one sandbox that were begun or ended in a period, in a fixed order, with the deliberate errors. */
export async function findSettledOrders(
  db: Database,
  { gatewayId, from, until }: SettlementPeriod,
): Promise<SettledOrder[]> {
  const { rows } = await sql<SettledOrder>`
    select placed.authority, coalesce(error.amount_rial, placed.amount_rial) as "amountRial", placed.state,
      placed.ref_number as "refNumber", coalesce(placed.ended_at, placed.created_at) as at
    from payment.sandbox_order as placed
    left join payment.sandbox_report_error as error on error.authority = placed.authority
    where placed.gateway_id = ${gatewayId} and error.is_missing is not true
      and (placed.created_at >= ${from} and placed.created_at < ${until}
        or placed.ended_at >= ${from} and placed.ended_at < ${until})
    order by placed.created_at, placed.authority`.execute(db);
  return rows;
}
