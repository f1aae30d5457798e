import { sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';

/** The bench's own users, with ids far from those of the seed. */
export const FIRST_USER = 1_000_001;
export const USERS = 2_000;
const LAST_USER = FIRST_USER + USERS - 1;
const CREDIT_RIAL = 1_000_000_000_000;
const THREADS_EACH = 6;

/** Number of supplier products. */
export async function countProducts(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from product.supplier_product`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether the bench's users are there. */
export async function hasUsers(db: Database): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from auth.user where id between ${FIRST_USER} and ${LAST_USER}`.execute(db);
  return rows[0]?.count === USERS;
}

/** Inserts users with credit, and their message threads, of which every other one is unread. */
export async function insertUsers(db: Database): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  // Functions cache the plans of their first calls, when the tables were empty and a sequential scan was cheapest.
  await sql`set local enable_seqscan = off`.execute(db);
  await sql`
    insert into auth.user (id, mobile, name, created_at)
    select id, '+9895' || lpad(id::text, 8, '0'), 'کاربر سنجش', now()
    from generate_series(${sql.lit(FIRST_USER)}, ${sql.lit(LAST_USER)}) as id`.execute(db);
  await sql`
    insert into auth.authorization_code (code_hash, user_id, code_challenge, created_at, expires_at, used_at)
    select 'bench:' || id, id, 'bench', now(), now(), now()
    from generate_series(${sql.lit(FIRST_USER)}, ${sql.lit(LAST_USER)}) as id`.execute(db);
  await sql`
    select wallet.transfer('bench:credit:' || id, 'Charge', 'اعتبار سنجش', now(), 'gateway:bench:clearing',
      'user:' || id || ':available', ${sql.lit(CREDIT_RIAL)})
    from generate_series(${sql.lit(FIRST_USER)}, ${sql.lit(LAST_USER)}) as id`.execute(db);
  await insertThreads(db);
}

/**
 * Makes the entry point by which the bench's server moves money: the role that runs the services cannot call the ledger's
 * own functions.
 */
export async function openTransfers(db: Database, runningRole: string): Promise<void> {
  await sql`create schema if not exists bench`.execute(db);
  await sql`
    create or replace function bench.transfer(p_key text, p_at timestamptz, p_from text, p_to text, p_amount bigint)
      returns bigint language sql security definer set search_path = pg_catalog, pg_temp
    as $$
      select wallet.transfer(p_key, 'Adjustment', 'جابه‌جایی در سنجش', p_at, p_from, p_to, p_amount)
    $$`.execute(db);
  await sql`grant usage on schema bench to ${sql.id(runningRole)}`.execute(db);
  await sql`
    grant execute on function bench.transfer(text, timestamptz, text, text, bigint)
    to ${sql.id(runningRole)}`.execute(db);
}

// Uses the service's own functions, so that counts and latest messages are as in production.
async function insertThreads(db: Database): Promise<void> {
  await sql`
    with thread as materialized (
      select number, notification.ensure_thread(id, number, 'Supplier', number, 'گفت‌وگوی ' || number,
        'کاربر سنجش', 'تأمین‌کننده ' || number, now() - number * interval '1 day') as id
      from generate_series(${sql.lit(FIRST_USER)}, ${sql.lit(LAST_USER)}) as id,
        generate_series(1, ${sql.lit(THREADS_EACH)}) as number
    ), line as materialized (
      select thread.id, turn, case when turn = 1 or (turn = 3 and number % 2 = 0) then 'buyer' else 'supplier' end as kind,
        now() - number * interval '1 day' + turn * interval '20 minutes' as at
      from thread, generate_series(1, 3) as turn order by thread.id, turn
    )
    select notification.add_message(id, kind, null, null,
      'پیام ' || turn || ' درباره قیمت، زمان تحویل و شرایط پرداخت کالای درخواستی.', '{}', at)
    from line`.execute(db);
}

/** Opens a session of the usual lifetime for every user; earlier ones are closed. */
export async function openSessions(db: Database, seconds: number): Promise<{ userId: number; id: string }[]> {
  const { rows } = await sql<{ userId: number; id: string }>`
    insert into auth.session (id, user_id, code_hash, created_at, expires_at)
    select gen_random_uuid(), id, 'bench:' || id, now(), now() + ${seconds} * interval '1 second'
    from generate_series(${sql.lit(FIRST_USER)}, ${sql.lit(LAST_USER)}) as id
    on conflict (code_hash) do update set expires_at = excluded.expires_at, revoked_at = null
    returning user_id as "userId", id`.execute(db);
  return rows;
}

/** Opens a session of a user of the demo; an earlier one of the bench is closed. */
export async function openSessionOf(
  db: Database,
  userId: number,
  seconds: number,
): Promise<{ userId: number; id: string }> {
  const code = `bench:${userId}`;
  await sql`
    insert into auth.authorization_code (code_hash, user_id, code_challenge, created_at, expires_at, used_at)
    values (${code}, ${userId}, 'bench', now(), now(), now()) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into auth.session (id, user_id, code_hash, created_at, expires_at)
    values (gen_random_uuid(), ${userId}, ${code}, now(), now() + ${seconds} * interval '1 second')
    on conflict (code_hash) do update set expires_at = excluded.expires_at, revoked_at = null
    returning id`.execute(db);
  return { userId, id: rows[0]?.id ?? '' };
}

/** Ids of random items, with their titles. */
export async function drawProducts(db: Database, count: number): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from product.supplier_product where is_listed order by random() limit ${count}`.execute(
    db,
  );
  return rows;
}

/** Categories with at least the given number of items: leaves and groups alike. */
export async function drawCategories(db: Database, leastItems: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select category_id as id from product.category_count
    group by category_id having sum(items_count) >= ${leastItems}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function databaseVersion(db: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select split_part(current_setting('server_version'), ' ', 1) as version`.execute(db);
  return rows[0]?.version ?? '';
}

/** Refreshes the planner's statistics and flushes everything to disk before anything is measured. */
export async function settle(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    // On a busy machine both take longer than a request may.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum (analyze)`.execute(connection);
    await sql`checkpoint`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
