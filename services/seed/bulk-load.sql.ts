import { sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';

/**
 * Runs work on tables whose triggers, foreign keys and plain indexes are removed meanwhile: inserts are several
 * times as fast, and the indexes and keys are rebuilt at once. All of them are back when it returns; a failure
 * rolls back the transaction, which restores them. The work itself writes what the triggers would have written.
 */
export async function withoutMaintenance(
  transaction: Database,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ drop: string; make: string }>`
    select format('alter table %s drop constraint %I', part.conrelid::regclass, part.conname) as drop,
      format('alter table %s add constraint %I %s', part.conrelid::regclass, part.conname, pg_get_constraintdef(part.oid))
        as make
    from pg_constraint as part
    where part.contype = 'f' and part.conrelid = any(${tables}::text[]::regclass[])
    union all
    select format('drop index %s', part.indexrelid::regclass), pg_get_indexdef(part.indexrelid)
    from pg_index as part
    where part.indrelid = any(${tables}::text[]::regclass[])
      and not exists (select from pg_constraint as owner where owner.conindid = part.indexrelid)`.execute(
    transaction,
  );
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(transaction);
  }
  for (const { drop } of rows) {
    await sql.raw(drop).execute(transaction);
  }
  await work();
  for (const table of tables) {
    await sql`analyze ${sql.table(table)}`.execute(transaction);
  }
  for (const { make } of rows) {
    await sql.raw(make).execute(transaction);
  }
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(transaction);
  }
}
