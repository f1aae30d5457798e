import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';

/** A connection that does nothing reports its calls after ten seconds. */
const REPORT_MS = 11_000;

/** Makes PostgreSQL count the calls of functions on connections that are opened from now on. */
export async function countCalls(db: Database): Promise<void> {
  await sql`alter database bazaar set track_functions = 'all'`.execute(db);
}

/** How often each SQL function was called so far, by its file in the project. */
export async function readCalls(db: Database): Promise<Map<string, number>> {
  await delay(REPORT_MS);
  const { rows } = await sql<{ schema: string; name: string; calls: number }>`
    select schemaname as schema, funcname as name, sum(calls)::int as calls
    from pg_stat_user_functions group by schemaname, funcname`.execute(db);
  return new Map(rows.map(({ schema, name, calls }) => [fileOf(schema, name), calls]));
}

function fileOf(schema: string, name: string): string {
  return `services/${schema}/functions/${name}.sql`;
}
