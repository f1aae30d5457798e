import { sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';

/** What tells one state of a table from any other, by the table's name. */
export type TableDigest = Readonly<Record<string, string>>;

/**
 * Returns a function that digests every table of these schemas, so that a test sees which tables a request has changed.
 * A digest is the number of rows and the sum of the transactions that wrote them: whatever is inserted, updated or
 * deleted changes it, a lock does not, and thousands of rows are read in a few milliseconds.
 * @param except names of tables, as `schema.table`, that do not matter
 */
export async function openDigest(
  db: Database,
  schemas: readonly string[],
  except: readonly string[] = [],
): Promise<() => Promise<TableDigest>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = any(${schemas}::text[]) order by 1`.execute(db);
  const digests = tables
    .filter(({ name }) => !except.includes(name))
    .map(
      ({ name }) => sql`
        select ${name}::text as name, concat(count(*), ' ', sum(one.xmin::text::bigint)) as digest
        from ${sql.raw(name)} as one`,
    );
  return async () => {
    const query = sql<{ name: string; digest: string }>`${sql.join(digests, sql` union all `)}`;
    const { rows } = await query.execute(db);
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  };
}
