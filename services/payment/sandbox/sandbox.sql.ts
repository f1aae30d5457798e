import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

export interface SandboxOrder {
  readonly authority: string;
  readonly amountRial: number;
  readonly description: string;
  readonly callbackUrl: string;
  readonly state: 'open' | 'paid' | 'failed' | 'cancelled';
  readonly silentUntil: string | null;
  readonly verifiedAt: string | null;
  readonly refNumber: string | null;
}

type NewOrder = Pick<SandboxOrder, 'authority' | 'amountRial' | 'description' | 'callbackUrl'>;

/** Opens an order. */
export async function insertOrder(db: Database, order: NewOrder, now: Date): Promise<void> {
  await sql`
    insert into payment.sandbox_order (authority, amount_rial, description, callback_url, created_at)
    values (${order.authority}, ${order.amountRial}, ${order.description}, ${order.callbackUrl}, ${now})`.execute(
    db,
  );
}

/** An order, or null. */
export async function findOrder(db: Database, authority: string): Promise<SandboxOrder | null> {
  const { rows } = await sql<SandboxOrder>`
    select authority, amount_rial as "amountRial", description, callback_url as "callbackUrl", state,
      silent_until as "silentUntil", verified_at as "verifiedAt", ref_number as "refNumber"
    from payment.sandbox_order where authority = ${authority}`.execute(db);
  return rows[0] ?? null;
}

interface Ending {
  readonly authority: string;
  readonly state: 'paid' | 'failed' | 'cancelled';
  readonly silentUntil: Date | null;
}

/** Ends an open order; one that has ended is left unchanged. */
export async function endOrder(db: Database, { authority, state, silentUntil }: Ending): Promise<void> {
  await sql`
    update payment.sandbox_order set state = ${state}, silent_until = ${silentUntil}
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
