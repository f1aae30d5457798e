import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { onBehalfOf, ownedBy } from '../../kit/ownership.ts';
import type { Participant } from './participant.sql.ts';

/** What a new thread is about, and between whom. */
export interface Subject {
  readonly title: string;
  readonly buyerId: number;
  readonly supplierId: number;
}

/** A listed product and its supplier, or null. */
export async function findProduct(
  db: Database,
  id: number,
): Promise<{ readonly title: string; readonly supplierId: number } | null> {
  const { rows } = await sql<{ title: string; supplierId: number }>`
    select title, supplier_id as "supplierId" from product.trade_items(array[${id}::int])
    where is_listed`.execute(db);
  return rows[0] ?? null;
}

/** The name of an active supplier, or null. */
export async function findSupplierName(db: Database, id: number): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select name from merchant.supplier_brief(array[${id}::int]) where is_active`.execute(db);
  return rows[0]?.name ?? null;
}

export interface RequestBrief {
  readonly number: string;
  readonly buyerId: number;
  readonly supplierId: number;
  /** Whether its supplier may see it. */
  readonly isHandedIn: boolean;
  /** Whether the caller may see it as its buyer or for its buyer, and whether they may write in its thread so. */
  readonly isBuyers: boolean;
  readonly mayWrite: boolean;
}

/** A trade request that the caller may see for its buyer, or is the supplier of; null for any other. */
export async function findRequest(
  db: Database,
  id: number,
  { userId, supplierId }: Participant,
): Promise<RequestBrief | null> {
  const { rows } = await sql<RequestBrief>`
    select number, buyer_id as "buyerId", supplier_id as "supplierId", is_handed_in as "isHandedIn",
      merchant.may_act(buyer_id, ${userId}, 'viewer') as "isBuyers",
      merchant.may_act(buyer_id, ${userId}, 'requester') as "mayWrite"
    from trade.request_brief(${id}) as brief
    where ${onBehalfOf('brief.buyer_id', userId, 'viewer')}
      or ${ownedBy('brief.supplier_id', supplierId ?? 0)}`.execute(db);
  return rows[0] ?? null;
}

/** The name of a buyer for the other side: the registered one, or that of their account. */
export async function findBuyerName(db: Database, userId: number): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select coalesce(merchant.customer_name(${userId}), (select name from auth.user_cards(array[${userId}::int])))
      as name`.execute(db);
  return rows[0]?.name ?? null;
}

export interface NewThread extends Subject {
  readonly subjectType: string;
  readonly subjectId: number;
  readonly buyerName: string;
  readonly supplierName: string;
  readonly now: Date;
}

/** The thread on a subject between two sides, created when there is none. */
export async function ensureThread(db: Database, thread: NewThread): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select notification.ensure_thread(${thread.buyerId}, ${thread.supplierId}, ${thread.subjectType},
      ${thread.subjectId}, ${thread.title}, ${thread.buyerName}, ${thread.supplierName}, ${thread.now}) as id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}

/** Whether one of the two sides blocks the other. */
export async function isBlocked(
  db: Database,
  { buyerId, supplierId }: { readonly buyerId: number; readonly supplierId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from notification.block where user_id = ${buyerId} and supplier_id = ${supplierId}`.execute(db);
  return rows.length > 0;
}
