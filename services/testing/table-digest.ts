import { sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';

/** A digest of the rows of each table, by the table's name. */
export type TableDigest = Readonly<Record<string, string>>;

/**
 * Returns a function that digests every table of these schemas, so that a test sees which tables a request has changed.
 * @param except names of tables, as `schema.table`, whose rows do not matter
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
        select ${name}::text as name, md5(coalesce(string_agg(one::text, '|' order by one::text), '')) as digest
        from ${sql.raw(name)} as one`,
    );
  return async () => {
    const { rows } = await sql<{
      name: string;
      digest: string;
    }>`${sql.join(digests, sql` union all `)}`.execute(db);
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  };
}
