import type { PayoutBatch, PayoutKind, PayoutRowState } from '@bazaar/contracts/wallet';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';

type BatchRow = z.input<typeof PayoutBatch>;

/** A row of a batch as the database holds it. */
export interface PayoutRowRow {
  readonly id: number;
  readonly batchId: number;
  readonly state: PayoutRowState;
  readonly amountRial: number;
  readonly sheba: string;
  readonly holderName: string;
  readonly supplierId: number | null;
  readonly withdrawalId: number | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly endedAt: string | null;
  readonly bankReference: string | null;
  readonly failureReason: string | null;
}

interface Window {
  readonly pageNumber: number;
  readonly pageSize: number;
}

export interface NewBatch {
  readonly kind: PayoutKind;
  /** All of them without it. */
  readonly supplierIds?: readonly number[] | undefined;
  readonly maxRows: number;
  readonly userId: number;
  readonly now: Date;
}

/** Makes a draft; null when there is nothing to pay. */
export async function insertBatch(db: Database, batch: NewBatch): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select wallet.create_payout_batch(${batch.kind}, ${batch.supplierIds ?? null}::int[], ${batch.maxRows},
      ${batch.userId}, ${batch.now}) as id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Suppliers who are owed something that no batch can pay, because they have set no account. */
export async function findWithoutAccount(
  db: Database,
  supplierIds?: readonly number[],
): Promise<{ supplierId: number; payableRial: number }[]> {
  const { rows } = await sql<{ supplierId: number; payableRial: number }>`
    select supplier_id as "supplierId", payable_rial as "payableRial"
    from wallet.payable_suppliers(${supplierIds ?? null}::int[]) where sheba is null
    order by supplier_id limit 1000`.execute(db);
  return rows;
}

interface BatchAct {
  readonly id: number;
  /** The operator. */
  readonly userId: number;
  readonly now: Date;
}

/** Closes a draft for the bank and moves its money. */
export async function sendBatch(db: Database, { id, userId, now }: BatchAct): Promise<void> {
  await sql`select wallet.send_payout_batch(${id}, ${userId}, ${now})`.execute(db);
}

/** Gives up a draft. */
export async function cancelBatch(db: Database, { id, userId, now }: BatchAct): Promise<void> {
  await sql`select wallet.cancel_payout_batch(${id}, ${userId}, ${now})`.execute(db);
}

/** What the bank did with a row. */
export interface RowResult {
  readonly rowId: number;
  readonly result: 'settled' | 'failed' | 'returned';
  readonly bankReference?: string | undefined;
  readonly reason?: string | undefined;
}

interface BatchResults {
  readonly batchId: number;
  readonly results: readonly RowResult[];
  /** The operator; null for the simulated bank. */
  readonly userId: number | null;
  readonly now: Date;
}

/** Records results, all or none. Throws `unknown_row` and `invalid_transition` of the database. */
export async function recordResults(
  db: Database,
  { batchId, results, userId, now }: BatchResults,
): Promise<void> {
  await sql`
    select wallet.record_payout_results(${batchId}, ${JSON.stringify(results)}::jsonb, ${userId},
      ${now})`.execute(db);
}

/** A batch; null when there is none. */
export async function findBatch(db: Database, id: number): Promise<BatchRow | null> {
  const [batch] = await selectBatches(db, sql`where batch.id = ${id}`);
  return batch ?? null;
}

/** One page of batches, newest first, and how many there are. */
export async function findBatches(
  db: Database,
  { pageNumber, pageSize }: Window,
): Promise<{ items: BatchRow[]; totalCount: number }> {
  const page = sql`order by batch.id desc limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`;
  const items = await selectBatches(db, page);
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from wallet.payout_batch`.execute(db);
  return { items, totalCount: rows[0]?.count ?? 0 };
}

async function selectBatches(db: Database, which: RawBuilder<unknown>): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select batch.id, batch.kind, wallet.payout_batch_state(batch.state, held.states) as state,
      batch.created_at as "createdAt", batch.sent_at as "sentAt", held.count as "rowCount",
      held.amount as "amountRial", held.settled as "settledRial", held.failed as "failedRial"
    from wallet.payout_batch as batch
    cross join lateral (
      select array_agg(distinct state) as states, count(*)::int as count, sum(amount_rial)::bigint as amount,
        coalesce(sum(amount_rial) filter (where state = 'Settled'), 0)::bigint as settled,
        coalesce(sum(amount_rial) filter (where state in ('Failed', 'Returned')), 0)::bigint as failed
      from wallet.payout_row where batch_id = batch.id
    ) as held
    ${which}`.execute(db);
  return rows;
}

const ROW = sql`
  paid.id, paid.batch_id as "batchId", paid.state, paid.amount_rial as "amountRial", paid.sheba,
  paid.holder_name as "holderName", paid.supplier_id as "supplierId", paid.withdrawal_id as "withdrawalId",
  batch.created_at as "createdAt", batch.sent_at as "sentAt", paid.ended_at as "endedAt",
  paid.bank_reference as "bankReference", paid.failure_reason as "failureReason"
  from wallet.payout_row as paid join wallet.payout_batch as batch on batch.id = paid.batch_id`;

/** The rows of a batch, in the order of its file. */
export async function findRows(db: Database, batchId: number): Promise<PayoutRowRow[]> {
  const { rows } = await sql<PayoutRowRow>`
    select ${ROW} where paid.batch_id = ${batchId} order by paid.id`.execute(db);
  return rows;
}

/** Whose money is in a batch: a supplier's, or that of the wallet of a user. */
export async function findPayees(
  db: Database,
  batchId: number,
): Promise<{ supplierId: number | null; userId: number | null }[]> {
  const { rows } = await sql<{ supplierId: number | null; userId: number | null }>`
    select distinct paid.supplier_id as "supplierId", withdrawal.user_id as "userId"
    from wallet.payout_row as paid left join wallet.withdrawal on withdrawal.id = paid.withdrawal_id
    where paid.batch_id = ${batchId}
    order by 1, 2`.execute(db);
  return rows;
}

/** Whether a withdrawal is the work of a batch: in a draft, sent or settled with one. */
export async function isInBatch(db: Database, withdrawalId: number): Promise<boolean> {
  const { rows } = await sql`
    select id from wallet.payout_row
    where withdrawal_id = ${withdrawalId} and state in ('Draft', 'Sent', 'Settled')`.execute(db);
  return rows.length > 0;
}

/** What a supplier is owed, and what is on its way to the bank. */
export async function findSupplierBalance(
  db: Database,
  supplierId: number,
): Promise<{ payableRial: number; inTransitRial: number }> {
  const { rows } = await sql<{ payableRial: number; inTransitRial: number }>`
    select
      coalesce((select balance_rial from wallet.account where code = ${`supplier:${supplierId}:payable`}), 0)::bigint
        as "payableRial",
      coalesce((select sum(amount_rial) from wallet.payout_row
        where supplier_id = ${supplierId} and state = 'Sent'), 0)::bigint as "inTransitRial"`.execute(db);
  return rows[0] ?? { payableRial: 0, inTransitRial: 0 };
}

/** One page of the rows that pay a supplier, newest first, and how many there are; drafts are not among them. */
export async function findSupplierRows(
  db: Database,
  supplierId: number,
  { pageNumber, pageSize }: Window,
): Promise<{ items: PayoutRowRow[]; totalCount: number }> {
  const { rows: items } = await sql<PayoutRowRow>`
    select ${ROW} where paid.supplier_id = ${supplierId} and paid.state not in ('Draft', 'Cancelled')
    order by paid.id desc limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from wallet.payout_row
    where supplier_id = ${supplierId} and state not in ('Draft', 'Cancelled')`.execute(db);
  return { items, totalCount: rows[0]?.count ?? 0 };
}
