import type { Client } from 'pg';
import { withConnection } from './own-connection.ts';

/** A fixed number that no other advisory lock uses, neither the migrations' nor one taken in SQL. */
const LOCK_KEY = 7_243_118;

/** Waits for the lock that instances take while they start; it is released when the connection closes. */
export async function takeStartLock(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
}

/**
 * Runs work that instances must not do at the same time when they start on one database. A killed instance leaves no
 * lock behind; an instance that loses its connection, and so the lock, fails.
 */
export function withStartLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  return withConnection({ connectionString: url }, async (client) => {
    await takeStartLock(client);
    return await work();
  });
}
