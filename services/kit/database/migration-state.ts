import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { fileName, readMigrations } from './migration-files.ts';

const SERVICES_FOLDER = fileURLToPath(new URL('../..', import.meta.url));

let files: Promise<string[]> | undefined;

/** The first migration of this code that the database does not have, as a path; null when it has all. */
export async function findUnappliedMigration(db: Database): Promise<string | null> {
  files ??= readMigrations(SERVICES_FOLDER).then((migrations) => migrations.map(fileName));
  const { rows } = await sql<{ path: string }>`
    select schema || '/migrations/' || lpad(number::text, 4, '0') || '_' || name || '.sql' as path
    from kit.migration`.execute(db);
  const applied = new Set(rows.map(({ path }) => path));
  return (await files).find((file) => !applied.has(file)) ?? null;
}
