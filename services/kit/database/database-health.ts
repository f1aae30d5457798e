import { sql } from 'kysely';
import { createDatabase } from './database.ts';
import { findUnappliedMigration } from './migration-state.ts';

/** Codes live for two minutes; a clock that is further off would end them early. */
const MAX_CLOCK_DIFFERENCE_S = 5;

/** What is wrong with the database of a running site, as one line each. */
export async function databaseHealth(url: string, clock: () => Date): Promise<readonly string[]> {
  const db = createDatabase(url, { connections: 1 });
  try {
    const missing = await findUnappliedMigration(db);
    const { rows: invalid } = await sql<{ name: string }>`
      select nspname || '.' || relname as name
      from pg_index join pg_class on pg_class.oid = indexrelid join pg_namespace on pg_namespace.oid = relnamespace
      where not indisvalid`.execute(db);
    const { rows: unarchived } = await sql<{ failed: string }>`
      select last_failed_time as failed from pg_stat_archiver
      where current_setting('archive_mode') <> 'off'
        and last_failed_time > coalesce(last_archived_time, '-infinity')`.execute(db);
    const { rows: times } = await sql<{ seconds: number }>`
      select extract(epoch from clock_timestamp())::float8 as seconds`.execute(db);
    const difference = Math.abs((times[0]?.seconds ?? 0) - clock().getTime() / 1_000);
    return [
      ...(missing === null
        ? []
        : [`The database lacks services/${missing}: start the services with MIGRATION_DATABASE_URL.`]),
      ...invalid.map(
        ({ name }) => `The index ${name} is invalid: a start that applies its migration builds it again.`,
      ),
      ...unarchived.map(
        ({ failed }) =>
          `The log of the database could not be archived, last at ${failed}: the log of PostgreSQL names the reason. Until it can, the disk of the data fills.`,
      ),
      ...(difference <= MAX_CLOCK_DIFFERENCE_S
        ? []
        : [
            `The clocks of this machine and of the database differ by ${difference.toFixed(0)} s: have both set by NTP.`,
          ]),
    ];
  } finally {
    await db.destroy();
  }
}
