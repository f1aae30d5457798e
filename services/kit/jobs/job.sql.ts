import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export interface NewJob {
  readonly kind: string;
  /** What the job is about, for example `trade:12:expire`; scheduling the same key again moves the existing job. */
  readonly key: string;
  readonly runAt: Date;
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** Schedules a job, in the caller's transaction. */
export async function scheduleJob(db: Database, { kind, key, runAt, payload = {} }: NewJob): Promise<void> {
  await sql`
    insert into kit.job (kind, key, run_at, payload)
    values (${kind}, ${key}, ${runAt}, ${JSON.stringify(payload)}::jsonb)
    on conflict (key) do update set
      kind = excluded.kind, run_at = excluded.run_at, payload = excluded.payload, attempts = 0, last_error = null,
      locked_until = null`.execute(db);
}

/** Schedules a recurring job unless it is scheduled already. */
export async function ensureJob(db: Database, { kind, key, runAt }: NewJob): Promise<void> {
  await sql`select kit.ensure_job(${kind}, ${key}, ${runAt})`.execute(db);
}

/** Cancels a scheduled job, in the caller's transaction. */
export async function cancelJob(db: Database, key: string): Promise<void> {
  await sql`select kit.cancel_job(${key})`.execute(db);
}

export interface ClaimedJob {
  readonly id: number;
  readonly kind: string;
  readonly key: string;
  readonly payload: Record<string, unknown>;
  readonly attempts: number;
}

/** Claims the earliest due job of these kinds for this instance, until `lockedUntil`; null when nothing is due. */
export async function claimJob(
  db: Database,
  kinds: readonly string[],
  { now, lockedUntil }: { readonly now: Date; readonly lockedUntil: Date },
): Promise<ClaimedJob | null> {
  const { rows } = await sql<ClaimedJob>`
    update kit.job set locked_until = ${lockedUntil}, attempts = attempts + 1
    where id = (
      select id from kit.job
      where run_at <= ${now} and kind = any(${kinds}) and (locked_until is null or locked_until <= ${now})
      order by run_at, id
      limit 1
      for update skip locked
    )
    returning id, kind, key, payload, attempts`.execute(db);
  return rows[0] ?? null;
}

/** Removes a finished job; one that was rescheduled meanwhile has lost its claim and stays. */
export async function finishJob(db: Database, id: number, lockedUntil: Date): Promise<void> {
  await sql`delete from kit.job where id = ${id} and locked_until = ${lockedUntil}`.execute(db);
}

/** Reschedules a claimed job, because it recurs or failed. */
export async function postponeJob(
  db: Database,
  job: {
    readonly id: number;
    readonly runAt: Date;
    readonly error: string | null;
    readonly lockedUntil: Date;
  },
): Promise<void> {
  await sql`
    update kit.job set
      run_at = ${job.runAt}, locked_until = null, last_error = ${job.error},
      attempts = case when ${job.error}::text is null then 0 else attempts end
    where id = ${job.id} and locked_until = ${job.lockedUntil}`.execute(db);
}
