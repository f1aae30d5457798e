import { Client } from 'pg';

/** Any fixed number that no other lock has: not the migrations', nor those that SQL takes by `pg_advisory…`. */
const LOCK_KEY = 7_243_118;

/** Waits for its turn among instances that start together; the turn ends with the connection. */
export async function takeStartLock(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
}

/**
 * Does what instances that start together on one database must not do at the same time: one works, the others wait for
 * it. An instance that is killed leaves no lock behind.
 */
export async function withStartLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await takeStartLock(client);
    return await work();
  } finally {
    await client.end();
  }
}
