import type { DeletionObstacle } from '@bazaar/contracts/auth';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

/** When a user has asked for the deletion of the account, and when it is due. */
export interface DeletionRow {
  readonly requestedAt: string;
  readonly dueAt: string;
}

/** The deletion that a user has asked for; null when there is none. */
export async function findDeletion(db: Database, userId: number): Promise<DeletionRow | null> {
  const { rows } = await sql<DeletionRow>`
    select requested_at as "requestedAt", due_at as "dueAt"
    from auth.account_deletion where user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

/** What keeps an account from being deleted now. */
export async function findObstacles(db: Database, userId: number): Promise<DeletionObstacle[]> {
  const { rows } = await sql<{ obstacle: DeletionObstacle }>`
    select obstacle from auth.deletion_obstacles(${userId}) as obstacle`.execute(db);
  return rows.map(({ obstacle }) => obstacle);
}

/** Whether money of a user may still come back from a bank or a gateway, to a wallet that nobody would own. */
export async function mayMoneyReturn(db: Database, userId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select wallet.money_may_return(${userId}, ${now}) or payment.money_may_come(${userId}, ${now}) as may`.execute(
    db,
  );
  return rows[0]?.may === true;
}

/** Notes that a user wants the account deleted; one that was noted before stays as it is. */
export async function insertDeletion(
  db: Database,
  deletion: { readonly userId: number; readonly now: Date; readonly dueAt: Date },
): Promise<void> {
  await sql`
    insert into auth.account_deletion (user_id, requested_at, due_at)
    values (${deletion.userId}, ${deletion.now}, ${deletion.dueAt})
    on conflict (user_id) do nothing`.execute(db);
}

/** Forgets the wish. */
export async function deleteDeletion(db: Database, userId: number): Promise<void> {
  await sql`
    delete from auth.account_deletion where user_id = ${userId}`.execute(db);
}

/** Whether the deletion of an account is due; its row is locked until the transaction ends, so that nobody takes it back meanwhile. */
export async function lockDueDeletion(db: Database, userId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select user_id from auth.account_deletion where user_id = ${userId} and due_at <= ${now} for update`.execute(
    db,
  );
  return rows.length === 1;
}

/** Puts a deletion off. */
export async function postponeDeletion(db: Database, userId: number, dueAt: Date): Promise<void> {
  await sql`update auth.account_deletion set due_at = ${dueAt} where user_id = ${userId}`.execute(db);
}

/** Deletes an account: what belongs to it alone goes, and from what stays its name does. */
export async function deleteAccount(db: Database, userId: number, now: Date): Promise<void> {
  await sql`select auth.delete_account(${userId}, ${now})`.execute(db);
}
