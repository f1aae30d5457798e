import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { runClaim, runLast, statement } from '../database/prepared.ts';

export interface KeyClaim {
  readonly userId: number;
  readonly route: string;
  readonly key: string;
  readonly requestHash: string;
  readonly now: Date;
}

export interface StoredResponse {
  readonly requestHash: string;
  readonly response: unknown;
}

/**
 * Takes a key for a transaction; the statement behind it throws `ClaimLost` when the key is taken. A twin that is under
 * way is waited for, until its transaction ends.
 */
export async function claimKey(transaction: Database, claim: KeyClaim): Promise<void> {
  await runClaim(
    transaction,
    statement`
      insert into kit.idempotency_key (user_id, route, key, request_hash, created_at)
      values (${claim.userId}, ${claim.route}, ${claim.key}, ${claim.requestHash}, ${claim.now})
      on conflict do nothing`,
  );
}

/** What was answered under a key; null when nothing was. */
export async function findStoredResponse(db: Database, claim: KeyClaim): Promise<StoredResponse | null> {
  const { rows } = await sql<StoredResponse>`
    select request_hash as "requestHash", answer as response from kit.idempotency_key
    where user_id = ${claim.userId} and route = ${claim.route} and key = ${claim.key}`.execute(db);
  return rows[0] ?? null;
}

/** Keeps the answer with its key: the last thing that the transaction does. */
export async function storeResponse(db: Database, claim: KeyClaim, response: unknown): Promise<void> {
  await runLast(
    db,
    statement`
      update kit.idempotency_key set answer = ${JSON.stringify(response)}::json
      where user_id = ${claim.userId} and route = ${claim.route} and key = ${claim.key}`,
  );
}

/** Forgets keys that are older than their promise. */
export async function deleteOldKeys(db: Database, before: Date): Promise<void> {
  await sql`delete from kit.idempotency_key where created_at < ${before}`.execute(db);
}
