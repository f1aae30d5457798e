import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

/** A transaction of the ledger as an operator reads it. */
export interface FoundTransaction {
  readonly id: number;
  readonly trackingCode: string;
  readonly type: string;
  readonly createdAt: string;
  readonly paymentId: number | null;
  readonly requestId: number | null;
}

/** An entry, with the balance of its account after it. */
export interface FoundEntry {
  readonly account: string;
  readonly amountRial: number;
  readonly balanceAfterRial: number;
}

/** The transaction with this id or tracking code; null when there is none. */
export async function findTransaction(db: Database, name: string): Promise<FoundTransaction | null> {
  const { rows } = await sql<FoundTransaction>`
    select id, tracking_code as "trackingCode", type, created_at as "createdAt", payment_id as "paymentId",
      trade_request_id as "requestId"
    from wallet.transaction
    where ${/^\d+$/.test(name) ? sql`id = ${name}::bigint` : sql`tracking_code = upper(${name})`}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The entries of a transaction, in the order in which they were written. */
export async function findEntries(db: Database, transactionId: number): Promise<FoundEntry[]> {
  const { rows } = await sql<FoundEntry>`
    select account.code as account, entry.amount_rial as "amountRial", entry.balance_after_rial as "balanceAfterRial"
    from wallet.entry join wallet.account on account.id = entry.account_id
    where entry.transaction_id = ${transactionId} order by entry.id`.execute(db);
  return rows;
}

interface Reversing {
  readonly transactionId: number;
  readonly reason: string;
  readonly operator: string;
  readonly now: Date;
}

/** Posts the opposite of a transaction; the id of what was posted. */
export async function reverseTransaction(
  db: Database,
  { transactionId, reason, operator, now }: Reversing,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select wallet.reverse_transaction(${transactionId}, ${reason}, ${operator}, ${now}) as id`.execute(db);
  return rows[0]?.id ?? 0;
}
