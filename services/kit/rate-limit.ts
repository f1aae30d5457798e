import { LRUCache } from 'lru-cache';
import type { Database } from './database/database.ts';
import { runPrepared, statement } from './database/prepared.ts';

export interface Limit {
  /** What is counted, for example `traderequests:user:12`. */
  readonly key: string;
  readonly count: number;
  readonly windowSeconds: number;
  readonly now: Date;
}

/**
 * Counts one use of a limit in the database, so that all instances count together.
 * @returns seconds to wait; 0 when the use is within the limit.
 */
export async function consumeLimit(db: Database, limit: Limit): Promise<number> {
  return (await countUses(db, limit, 1)) <= limit.count ? 0 : secondsLeft(limit);
}

/**
 * Seconds until a limit permits another use, without counting one; 0 when it permits one now.
 */
export async function waitOf(db: Database, limit: Limit): Promise<number> {
  const { startMs } = windowOf(limit);
  const rows = await runPrepared<{ used: number }>(
    db,
    statement`
      select used from kit.rate_counter where key = ${limit.key} and window_start = ${new Date(startMs)}`,
  );
  return (rows[0]?.used ?? 0) < limit.count ? 0 : secondsLeft(limit);
}

/** Uses that were counted in the database ahead of time and not used yet. */
interface Lease {
  readonly startMs: number;
  left: number;
  /** Pending while more uses are counted. */
  asking: Promise<number> | undefined;
}

/** A wide limit is counted in steps of one 24th. */
const STEPS = 24;
const MAX_LEASES = 10_000;
const leases = new WeakMap<Database, LRUCache<string, Lease>>();

/**
 * The same for a limit that applies to nearly every request: for a wide one, several uses at a time are counted
 * ahead, so the next requests need no query. All instances together never allow more than the limit; when a caller
 * uses several instances, each may leave up to a 24th of it unused.
 * @returns seconds to wait; 0 when the use is within the limit.
 */
export async function consumeWideLimit(db: Database, limit: Limit): Promise<number> {
  const lease = leaseOf(db, limit);
  while (lease.left === 0) {
    // Requests that come meanwhile wait for the same count.
    lease.asking ??= countAhead(db, limit, lease).finally(() => {
      lease.asking = undefined;
    });
    if ((await lease.asking) === 0) {
      return secondsLeft(limit);
    }
  }
  lease.left -= 1;
  return 0;
}

/** Counts some uses ahead; returns how many of them are within the limit. */
async function countAhead(db: Database, limit: Limit, lease: Lease): Promise<number> {
  const size = Math.max(1, Math.floor(limit.count / STEPS));
  const beyond = Math.max(0, (await countUses(db, limit, size)) - limit.count);
  const granted = Math.max(0, size - beyond);
  lease.left += granted;
  return granted;
}

function leaseOf(db: Database, limit: Limit): Lease {
  const known = leases.get(db) ?? new LRUCache<string, Lease>({ max: MAX_LEASES });
  leases.set(db, known);
  const { startMs } = windowOf(limit);
  const latest = known.get(limit.key);
  const lease = latest?.startMs === startMs ? latest : { startMs, left: 0, asking: undefined };
  known.set(limit.key, lease);
  return lease;
}

function windowOf({ windowSeconds, now }: Limit): { readonly startMs: number; readonly endMs: number } {
  const windowMs = windowSeconds * 1_000;
  const startMs = Math.floor(now.getTime() / windowMs) * windowMs;
  return { startMs, endMs: startMs + windowMs };
}

function secondsLeft(limit: Limit): number {
  return Math.max(1, Math.ceil((windowOf(limit).endMs - limit.now.getTime()) / 1_000));
}

/** Counts uses and returns the window's total including them. */
async function countUses(db: Database, limit: Limit, uses: number): Promise<number> {
  const { startMs, endMs } = windowOf(limit);
  const rows = await runPrepared<{ used: number }>(
    db,
    statement`
      insert into kit.rate_counter as counter (key, window_start, used, expires_at)
      values (${limit.key}, ${new Date(startMs)}, ${uses}, ${new Date(endMs)})
      on conflict (key) do update set
        used = excluded.used + case when counter.window_start = excluded.window_start then counter.used else 0 end,
        window_start = excluded.window_start,
        expires_at = excluded.expires_at
      returning used`,
  );
  return rows[0]?.used ?? 0;
}
