import { sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';
import { FIRST_USER } from './bench-data.sql.ts';

/** A user whose wallet has moved a million times; no transfer of the bench touches it. */
export const LONG_USER = FIRST_USER - 1;
export const LONG_LINES = 1_000_000;

const AVAILABLE = `user:${LONG_USER}:available`;
const CLEARING = 'gateway:bench:clearing';
const IN_RIAL = 30_000;
const OUT_RIAL = 10_000;

/** Whether the user is there with all lines. */
export async function hasLongStatement(db: Database): Promise<boolean> {
  const { rows } = await sql<{ place: number }>`
    select max(place) as place from wallet.statement_line where user_id = ${LONG_USER}`.execute(db);
  return rows[0]?.place === LONG_LINES;
}

/**
 * Inserts the user, and a ledger as that many postings would have written it, one every minute. The checks of the ledger
 * look at one posting at a time and are off meanwhile; {@link findLongFaults} looks at all of them afterwards.
 */
export async function insertLongStatement(db: Database): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`set local session_replication_role = replica`.execute(db);
  await sql`
    insert into auth.user (id, mobile, name, created_at)
    values (${LONG_USER}, ${`+9895${LONG_USER}`.padEnd(13, '0')}, 'کاربر سنجش', now())`.execute(db);
  await sql`select wallet.ensure_accounts(array[${AVAILABLE}, ${CLEARING}])`.execute(db);
  await sql`
    insert into wallet.transaction (idempotency_key, request_hash, type, description, tracking_code, created_at, entry_count)
    select 'bench:long:' || number, 'bench', case when number % 2 = 1 then 'Charge' else 'Withdrawal' end,
      'جابه‌جایی در سنجش', 'LONG-' || number, now() - (${LONG_LINES}::int - number) * interval '1 minute', 2
    from generate_series(1, ${LONG_LINES}::int) as number order by number`.execute(db);
  await insertEntries(db, AVAILABLE, sql`moved.rial`);
  await insertEntries(db, CLEARING, sql`-moved.rial`);
  await sql`
    insert into wallet.statement_line
      (transaction_id, user_id, place, direction, amount_rial, balance_after_rial, available_after_rial)
    select entry.transaction_id, ${LONG_USER}, entry.place, case when amount_rial > 0 then 'in' else 'out' end,
      abs(amount_rial), balance_after_rial, balance_after_rial
    from wallet.entry join wallet.account on account.id = entry.account_id
    where account.code = ${AVAILABLE} order by entry.place`.execute(db);
}

/** The entries of one of the two accounts, continuing what it has, and its balance after them. */
async function insertEntries(db: Database, code: string, rial: ReturnType<typeof sql>): Promise<void> {
  await sql`
    with moved as (
      select id, case when type = 'Charge' then ${IN_RIAL}::bigint else -${OUT_RIAL}::bigint end as rial
      from wallet.transaction where idempotency_key like 'bench:long:%'
    )
    insert into wallet.entry (transaction_id, account_id, place, amount_rial, balance_after_rial)
    select moved.id, account.id, account.entry_count + row_number() over (order by moved.id), ${rial},
      account.balance_rial + sum(${rial}) over (order by moved.id)
    from moved, wallet.account where account.code = ${code} order by moved.id`.execute(db);
  await sql`
    update wallet.account set entry_count = last.place, balance_rial = last.balance_after_rial
    from (
      select account_id, place, balance_after_rial from wallet.entry
      where account_id = (select id from wallet.account where code = ${code}) order by place desc limit 1
    ) as last
    where account.id = last.account_id`.execute(db);
}

/** What the checks of the ledger would refuse of it: zeros when it is as postings would have written it. */
export async function findLongFaults(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    with own as (
      select entry.*, lag(balance_after_rial, 1, 0::bigint) over (partition by account_id order by place) as before_rial,
        row_number() over (partition by account_id order by place) as number
      from wallet.entry join wallet.account on account.id = entry.account_id
      where account.code in (${AVAILABLE}, ${CLEARING})
    )
    select
      count(*) filter (where balance_after_rial <> before_rial + amount_rial)::int as broken,
      count(*) filter (where place <> number)::int as "outOfPlace",
      (select coalesce(sum(balance_rial), 0) from wallet.account)::int as total,
      (select count(*)::int from wallet.account where balance_rial < 0 and not is_outside) as negative
    from own`.execute(db);
  return rows[0] ?? {};
}
