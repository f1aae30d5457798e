import { sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';

interface BookTotals {
  /** Sum of all balances: zero, because every posting balances. */
  readonly total: number;
  readonly negative: number;
  readonly unbalanced: number;
  readonly notBacked: number;
  readonly doubled: number;
  readonly withoutEvent: number;
}

/** Faults of the whole ledger, read in one statement and so from one snapshot; all are zero when it is correct. */
export async function readTotals(db: Database): Promise<BookTotals> {
  const { rows } = await sql<BookTotals>`
    select
      (select coalesce(sum(balance_rial), 0) from wallet.account)::bigint as total,
      (select count(*) from wallet.account where balance_rial < 0 and not is_outside)::int as negative,
      (select count(*) from (
        select from wallet.entry group by transaction_id having sum(amount_rial) <> 0 or count(*) < 2) as bad
      )::int as unbalanced,
      (select count(*) from wallet.account left join (
          select account_id, sum(amount_rial) as moved from wallet.entry group by account_id
        ) as entries on entries.account_id = account.id
        where balance_rial <> coalesce(moved, 0))::int as "notBacked",
      (select count(*) from (
        select from wallet.transaction where payment_id is not null and type in ('Charge', 'MembershipFee')
        group by payment_id, type having count(*) > 1) as twice)::int as doubled,
      (select count(*) from payment.payment where status is distinct from (
        select to_status from payment.event where payment_id = payment.id order by id desc limit 1
      ))::int as "withoutEvent"`.execute(db);
  if (rows[0] === undefined) {
    throw new Error('The books could not be read.');
  }
  return rows[0];
}

/** Creates a fee for a client to pay; the same purpose gives the same payment, however often it is requested. */
export async function createFee(
  db: Database,
  { userId, purposeId, amountRial }: { userId: number; purposeId: number; amountRial: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select payment.create_payment(${userId}, 'membership', ${purposeId}, ${amountRial}, now()) as id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}

/** Creates one user, so that the services treat the database as one in use and write no demo data. */
export async function claimDatabase(db: Database): Promise<void> {
  await sql`
    insert into auth.user (mobile, name, created_at) values ('+989000000000', 'Ledger chaos', now())
    on conflict do nothing`.execute(db);
}

/** Terminates another client's connection to this database through PostgreSQL; returns how many it ended. */
export async function terminateBackend(db: Database): Promise<number> {
  const { rows } = await sql<{ ended: boolean }>`
    select pg_terminate_backend(pid) as ended from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    order by (state = 'active') desc, (xact_start is not null) desc, random() limit 1`.execute(db);
  return rows.length;
}

/** Process ids of the backends that serve this database's other clients, busy ones first. */
export async function findBackends(db: Database): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    order by (state = 'active') desc, (xact_start is not null) desc, random()`.execute(db);
  return rows.map(({ pid }) => pid);
}
