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
 * Claims a key for a transaction; the next statement throws `ClaimLost` when the key is taken. The claim waits until the
 * transaction of a concurrent duplicate ends.
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

/** The response stored under a key; null when there is none. */
export async function findStoredResponse(db: Database, claim: KeyClaim): Promise<StoredResponse | null> {
  const { rows } = await sql<StoredResponse>`
    select request_hash as "requestHash", response from kit.idempotency_key
    where user_id = ${claim.userId} and route = ${claim.route} and key = ${claim.key}`.execute(db);
  return rows[0] ?? null;
}

/** Stores the response with its key, as the last statement of the transaction. */
export async function storeResponse(db: Database, claim: KeyClaim, response: unknown): Promise<void> {
  await runLast(
    db,
    statement`
      update kit.idempotency_key set response = ${JSON.stringify(response)}::json
      where user_id = ${claim.userId} and route = ${claim.route} and key = ${claim.key}`,
  );
}
