import { type Client, escapeIdentifier } from 'pg';
import { errorLine } from './database-problem.ts';
import {
  type AppliedMigration,
  fileName,
  type Migration,
  pendingMigrations,
  readMigrations,
} from './migration-files.ts';
import { withConnection } from './own-connection.ts';

/** Any fixed number will do; it only has to be the same for every instance. */
const LOCK_KEY = 7_243_018;

export interface MigrateOptions {
  readonly url: string;
  /** The folder `services`, whose `<schema>/migrations` are run. */
  readonly servicesFolder: string;
  /** Hears one line per applied file. */
  readonly log?: (line: string) => void;
}

/**
 * Brings the database up to the files, forward only, each file in its own transaction. Instances that start together
 * wait for each other. Returns the paths of the files that were applied now.
 */
export async function migrate({ url, servicesFolder, log }: MigrateOptions): Promise<string[]> {
  const files = await readMigrations(servicesFolder);
  return withConnection({ connectionString: url }, async (client) => {
    // Held until the connection ends, so a killed instance never leaves it behind.
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    const pending = pendingMigrations(files, await readApplied(client));
    for (const migration of pending) {
      await apply(client, migration);
      log?.(`Migration applied: ${fileName(migration)}`);
    }
    return pending.map(fileName);
  });
}

async function readApplied(client: Client): Promise<AppliedMigration[]> {
  // An index of the search is made of trigrams; whoever asked `assertUsable` has the extension already.
  await client.query(`
    create extension if not exists pg_trgm;
    create schema if not exists kit;
    create table if not exists kit.migration (
      schema text not null,
      number integer not null,
      name text not null,
      sha256 text not null,
      applied_at timestamptz not null default now(),
      primary key (schema, number)
    )`);
  const result = await client.query<AppliedMigration>(
    'select schema, number, name, sha256 from kit.migration',
  );
  return result.rows;
}

async function apply(client: Client, migration: Migration): Promise<void> {
  const schema = escapeIdentifier(migration.schema);
  try {
    await client.query('begin');
    await client.query(`create schema if not exists ${schema}`);
    await client.query(`set local search_path to ${schema}, public`);
    await client.query(migration.sql);
    await client.query('insert into kit.migration (schema, number, name, sha256) values ($1, $2, $3, $4)', [
      migration.schema,
      migration.number,
      migration.name,
      migration.sha256,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`services/${fileName(migration)}${lineOf(error, migration.sql)}: ${errorLine(error)}`, {
      cause: error,
    });
  }
}

function lineOf(error: unknown, sql: string): string {
  const position =
    typeof error === 'object' && error !== null && 'position' in error ? Number(error.position) : 0;
  return position > 0 ? `:${sql.slice(0, position).split('\n').length}` : '';
}
