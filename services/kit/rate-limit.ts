import { sql } from 'kysely';
import type { Database } from './database.ts';
import { executePrepared } from './prepared.ts';

export interface Limit {
  /** What is counted, for example `traderequests:user:12`. */
  readonly key: string;
  readonly count: number;
  readonly windowSeconds: number;
  readonly now: Date;
}

/**
 * Counts one use of a limit, in the database, so that all instances count together.
 * @returns seconds to wait; 0 when the use is within the limit.
 */
export async function consumeLimit(db: Database, limit: Limit): Promise<number> {
  const windowMs = limit.windowSeconds * 1_000;
  const startMs = Math.floor(limit.now.getTime() / windowMs) * windowMs;
  const rows = await executePrepared(
    db,
    sql<{ used: number }>`
      insert into kit.rate_counter as counter (key, window_start, used, expires_at)
      values (${limit.key}, ${new Date(startMs)}, 1, ${new Date(startMs + windowMs)})
      on conflict (key) do update set
        used = case when counter.window_start = excluded.window_start then counter.used + 1 else 1 end,
        window_start = excluded.window_start,
        expires_at = excluded.expires_at
      returning used`,
  );
  const isWithin = (rows[0]?.used ?? 0) <= limit.count;
  return isWithin ? 0 : Math.max(1, Math.ceil((startMs + windowMs - limit.now.getTime()) / 1_000));
}

/** Forgets counters whose window is over. */
export async function deleteLapsedCounters(db: Database, now: Date): Promise<void> {
  await sql`delete from kit.rate_counter where expires_at <= ${now}`.execute(db);
}
