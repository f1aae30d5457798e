import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { startOfDay } from '../../kit/database/tehran-day.sql.ts';

/** A day without a completed pass is looked at again for two weeks, and an unsettled attempt for a month. */
const DAYS_OF_RUNS = 14;
const DAYS_OF_ATTEMPTS = 30;

export interface RunName {
  readonly gatewayId: string;
  readonly day: string;
}

export interface DayLimits {
  readonly from: Date;
  readonly until: Date;
}

/** When a day, `YYYY-MM-DD`, begins and ends in Tehran. */
export async function findDayLimits(db: Database, day: string): Promise<DayLimits> {
  const { rows } = await sql<{ from: string; until: string }>`
    select ${startOfDay(day)} as "from", (${day}::date + 1)::timestamp at time zone 'Asia/Tehran' as "until"`.execute(
    db,
  );
  const [limits] = rows;
  if (limits === undefined) {
    throw new Error('A day has no limits.');
  }
  return { from: new Date(limits.from), until: new Date(limits.until) };
}

/** The day in Tehran at a moment. */
export async function findToday(db: Database, now: Date): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select (${now}::timestamptz at time zone 'Asia/Tehran')::date::text as today`.execute(db);
  return rows[0]?.today ?? '';
}

/** The days of a gateway that are to be compared: those that are over and were not yet, and those with something open. */
export async function findDueDays(db: Database, gatewayId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with today as (select (${now}::timestamptz at time zone 'Asia/Tehran')::date as day)
    select due.day::text as day from (
      select generate_series(
        greatest(today.day - ${DAYS_OF_RUNS}::int, least(today.day - 1, (
          select min(run.day) from payment.reconciliation_run as run where gateway_id = ${gatewayId})))::timestamp,
        (today.day - 1)::timestamp, interval '1 day')::date as day from today
      except
      select day from payment.reconciliation_run where gateway_id = ${gatewayId} and completed_at is not null
      union
      select day from payment.reconciliation_difference where gateway_id = ${gatewayId} and resolved_at is null
      union
      select (requested_at at time zone 'Asia/Tehran')::date from payment.online_payment, today
      where gateway_id = ${gatewayId} and verified_at is not null and settled_at is null
        and requested_at >= (today.day - ${DAYS_OF_ATTEMPTS}::int)::timestamp at time zone 'Asia/Tehran'
        and requested_at < today.day::timestamp at time zone 'Asia/Tehran'
    ) as due order by due.day`.execute(db);
  return rows.map(({ day }) => day);
}

interface Lease {
  readonly now: Date;
  readonly leasedUntil: Date;
}

/** Takes a day for this instance; false while another one works on it. */
export async function leaseRun(db: Database, { gatewayId, day }: RunName, lease: Lease): Promise<boolean> {
  const { rows } = await sql`
    insert into payment.reconciliation_run as run (gateway_id, day, started_at, leased_until)
    values (${gatewayId}, ${day}::date, ${lease.now}, ${lease.leasedUntil})
    on conflict (gateway_id, day) do update set leased_until = excluded.leased_until
    where run.leased_until is null or run.leased_until <= ${lease.now}
    returning 1`.execute(db);
  return rows.length === 1;
}

/** What one pass over a day did. */
export interface PassCounts {
  readonly attempts: number;
  readonly reported: number;
  readonly unclear: number;
  readonly settled: number;
  readonly posted: number;
}

interface EndOfPass extends Lease {
  readonly counts: PassCounts;
  /** The day is over, so that a pass can be the last that it needs. */
  readonly isOver: boolean;
}

/** Ends a pass of this lease with its counts. */
export async function endRun(db: Database, { gatewayId, day }: RunName, pass: EndOfPass): Promise<void> {
  const { counts, isOver, now, leasedUntil } = pass;
  const isComplete = isOver && counts.unclear === 0;
  await sql`
    update payment.reconciliation_run set
      leased_until = null, failure = null,
      completed_at = case when ${isComplete}::boolean then coalesce(completed_at, ${now}) end,
      attempt_count = ${counts.attempts}, reported_count = ${counts.reported}, unclear_count = ${counts.unclear},
      settled_count = settled_count + ${counts.settled}, posted_count = posted_count + ${counts.posted}
    where gateway_id = ${gatewayId} and day = ${day}::date and leased_until = ${leasedUntil}`.execute(db);
}

/** Ends a pass of this lease that has no result. */
export async function failRun(
  db: Database,
  { gatewayId, day }: RunName,
  { failure, leasedUntil }: { readonly failure: string; readonly leasedUntil: Date },
): Promise<void> {
  await sql`
    update payment.reconciliation_run set leased_until = null, failure = ${failure}
    where gateway_id = ${gatewayId} and day = ${day}::date and leased_until = ${leasedUntil}`.execute(db);
}
