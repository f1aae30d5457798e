import type { Client } from 'pg';
import { withConnection } from './own-connection.ts';

/** Any fixed number that no other lock has: not the migrations', nor those that SQL takes by `pg_advisory…`. */
const LOCK_KEY = 7_243_118;

/** Waits for its turn among instances that start together; the turn ends with the connection. */
export async function takeStartLock(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
}

/**
 * Does what instances that start together on one database must not do at the same time: one works, the others wait for
 * it. An instance that is killed leaves no lock behind; one that loses its connection, and its turn with it, fails.
 */
export function withStartLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  return withConnection({ connectionString: url }, async (client) => {
    await takeStartLock(client);
    return await work();
  });
}
