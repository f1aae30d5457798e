import type { Connection } from '../../services/kit/database/own-connection.ts';

/** A fault that a check counts; 0 of each when the database is right. */
export interface Counted {
  readonly what: string;
  readonly count: number;
}

/** Sums of the ledger, and search documents beside the rows that they are made of, in one snapshot. */
export async function countFaults(client: Connection): Promise<Counted[]> {
  await client.query('begin transaction isolation level repeatable read read only');
  const { rows } = await client.query<Counted>(`
    select 'rial that the accounts of the ledger differ from zero' as what,
      abs(coalesce(sum(balance_rial), 0))::float8 as count from wallet.account
    union all
    select 'transactions of the ledger that do not add up to zero', count(*) from (
      select from wallet.entry group by transaction_id having sum(amount_rial) <> 0) as unbalanced
    union all
    select 'accounts that differ from the sum of their entries', count(*)
      from wallet.account left join (
        select account_id, sum(amount_rial) as moved from wallet.entry group by account_id
      ) as entries on entries.account_id = account.id
      where balance_rial <> coalesce(moved, 0)
    union all
    select 'listed items that the search does not have as they are', count(*)
      from product.supplier_product as item left join product.search_document as document
        on document.kind = 'product' and document.scope = product.scope_of_type(item.category_type)
          and document.ref_id = item.id
      where item.is_listed and (item.title, item.slug, item.price_rial)
        is distinct from (document.title, document.slug, document.price_rial)
    union all
    select 'documents of the search without a listed item', count(*)
      from product.search_document as document
      where kind = 'product' and not exists (
        select from product.supplier_product as item where item.id = document.ref_id and item.is_listed)`);
  await client.query('rollback');
  return rows;
}

/** Words of so many documents are looked up with the index and without it. */
const SAMPLED = 25;

/** Words that the search's index answers with other documents than its table has. */
export async function countIndexFaults(client: Connection): Promise<Counted> {
  await client.query('begin transaction isolation level repeatable read read only');
  const { rows: words } = await client.query<{ word: string }>(`
    select distinct word.lexeme as word from (
      select tsv from product.search_document order by md5(id::text) limit ${SAMPLED}
    ) as sampled cross join lateral unnest(sampled.tsv) as word limit ${SAMPLED * 4}`);
  const answers = async (setting: string) => {
    await client.query(setting);
    const { rows } = await client.query<{ found: string }>(
      `select md5(coalesce(string_agg(id::text, ' ' order by id), '')) as found
       from unnest($1::text[]) with ordinality as asked (word, place)
       left join product.search_document on tsv @@ quote_literal(asked.word)::tsquery
       group by place order by place`,
      [words.map(({ word }) => word)],
    );
    return rows.map(({ found }) => found);
  };
  const byIndex = await answers('set local enable_seqscan = off');
  const byTable = await answers(
    'set local enable_seqscan = on; set local enable_bitmapscan = off; set local enable_indexscan = off',
  );
  await client.query('rollback');
  const count = byIndex.filter((found, place) => found !== byTable[place]).length;
  return { what: `of ${words.length} words that the index of the search answers wrongly`, count };
}

/** Names of damaged indexes; null when the server has no extension that finds them. */
export async function findDamagedIndexes(client: Connection): Promise<string[] | null> {
  const { rowCount } = await client.query("select from pg_available_extensions where name = 'amcheck'");
  if (rowCount === 0) {
    return null;
  }
  await client.query('begin');
  await client.query('create extension if not exists amcheck with schema public');
  const { rows } = await client.query<{ index: string }>(`
    select pg_class.oid::regclass::text as index
    from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
      join pg_namespace on pg_namespace.oid = relnamespace
    where amname = 'btree' and indisvalid and relpersistence = 'p' and nspname not in ('pg_toast', 'information_schema')
    order by 1`);
  const damaged: string[] = [];
  for (const { index } of rows) {
    await client.query('savepoint before_check');
    try {
      await client.query('select bt_index_check($1::regclass, heapallindexed => true)', [index]);
    } catch {
      damaged.push(index);
      await client.query('rollback to savepoint before_check');
    }
  }
  // The extension was for the check alone.
  await client.query('rollback');
  return damaged;
}

/** When the last transaction was made that a recovery replayed; null when there was none. */
export async function readLastReplayed(client: Connection): Promise<string | null> {
  const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at');
  return rows[0]?.at?.toISOString() ?? null;
}

/** How many other clients are connected to this database. */
export async function countOtherConnections(client: Connection): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null`);
  return rows[0]?.count ?? 0;
}
