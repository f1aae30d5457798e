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
      locked_until = null, set_aside_at = null`.execute(db);
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

/** Which of these kinds have jobs that are due and unclaimed, and how many. */
export async function countDueJobs(
  db: Database,
  kinds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count from kit.job
    where kind = any(${kinds}) and run_at <= ${now} and set_aside_at is null
      and (locked_until is null or locked_until <= ${now})
    group by kind`.execute(db);
  return new Map(rows.map(({ kind, count }) => [kind, count]));
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
      where run_at <= ${now} and kind = any(${kinds}) and set_aside_at is null
        and (locked_until is null or locked_until <= ${now})
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

/** Sets a claimed job aside: it runs no more until it is retried by hand or scheduled anew. */
export async function setJobAside(
  db: Database,
  job: { readonly id: number; readonly now: Date; readonly error: string; readonly lockedUntil: Date },
): Promise<void> {
  await sql`
    update kit.job set set_aside_at = ${job.now}, locked_until = null, last_error = ${job.error}
    where id = ${job.id} and locked_until = ${job.lockedUntil}`.execute(db);
}

export interface JobState {
  readonly kind: string;
  readonly key: string;
  readonly runAt: string;
  readonly attempts: number;
  readonly setAsideAt: string | null;
  readonly lastError: string | null;
}

/** Jobs that are set aside or have failed last time, those set aside first. */
export async function findFailedJobs(db: Database): Promise<JobState[]> {
  const { rows } = await sql<JobState>`
    select kind, key, run_at as "runAt", attempts, set_aside_at as "setAsideAt", last_error as "lastError"
    from kit.job where set_aside_at is not null or last_error is not null
    order by set_aside_at, run_at, id`.execute(db);
  return rows;
}

/** Makes a job that was set aside due again, with all its attempts; false when there is none with this key. */
export async function retryJob(db: Database, key: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update kit.job set set_aside_at = null, attempts = 0, run_at = ${now}, locked_until = null
    where key = ${key} and set_aside_at is not null
    returning id`.execute(db);
  return rows.length === 1;
}

export interface JobFigures {
  readonly kind: string;
  readonly setAside: number;
  /** How long the job has been due that waits longest; 0 when none is due. */
  readonly oldestDueSeconds: number;
}

/** How the jobs of these kinds are doing; a kind without jobs has zeros. */
export async function findJobFigures(
  db: Database,
  kinds: readonly string[],
  now: Date,
): Promise<JobFigures[]> {
  const { rows } = await sql<JobFigures>`
    select kind.name as kind, count(job.id) filter (where job.set_aside_at is not null)::int as "setAside",
      coalesce(extract(epoch from ${now}::timestamptz - min(job.run_at) filter (
        where job.set_aside_at is null and job.run_at <= ${now})), 0)::float8 as "oldestDueSeconds"
    from unnest(${kinds}::text[]) as kind (name) left join kit.job on job.kind = kind.name
    group by kind.name order by kind.name`.execute(db);
  return rows;
}
