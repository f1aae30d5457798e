import { type Client, escapeIdentifier } from 'pg';
import { applyFunctions } from './apply-functions.ts';
import { functionPath, readFunctionFiles } from './function-files.ts';
import { grantRights } from './grant-rights.ts';
import {
  type AppliedMigration,
  EarlierTables,
  fileName,
  type Migration,
  pendingMigrations,
  readMigrations,
} from './migration-files.ts';
import { withConnection } from './own-connection.ts';
import { sqlFileError } from './sql-file.ts';

/** Any fixed number will do; it only has to be the same for every instance. */
const LOCK_KEY = 7_243_018;
/** More functions than this are told in one line. */
const FEW_FUNCTIONS = 5;

export interface MigrateOptions {
  readonly url: string;
  /** The folder `services`, whose `<schema>/migrations` and `<schema>/functions` are applied. */
  readonly servicesFolder: string;
  /** Drops tables that come from before the baseline, with all their data, instead of refusing the database. */
  readonly dropEarlierTables?: boolean;
  /** The role that runs the services, which gets its rights to what the files make. */
  readonly runningRole?: string | undefined;
  /** Receives one line per applied migration, and one or a few on functions. */
  readonly log?: (line: string) => void;
}

/**
 * Brings the database up to the files: first the migrations, forward only, each in its own transaction; then the
 * functions whose text has changed, all in one. Instances that start together wait for each other. Returns the paths
 * of the files that were applied now.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(options.servicesFolder);
  const functions = await readFunctionFiles(options.servicesFolder);
  const { log = () => undefined } = options;
  return withConnection({ connectionString: options.url }, async (client) => {
    // Held until the connection ends, so a killed instance never leaves it behind.
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    const pending = await findPending(client, migrations, options);
    for (const migration of pending) {
      await apply(client, migration);
      log(`Migration applied: ${fileName(migration)}`);
    }
    const { runningRole: role } = options;
    const grant = async () => {
      if (role !== undefined) {
        await grantRights(client, role, { migrations, functions });
      }
    };
    const { changed, removed } = await applyFunctions(client, functions, { migrations, finish: grant });
    await grant();
    logFunctions('applied', changed.map(functionPath), log);
    logFunctions('dropped', removed.map(functionPath), log);
    return [...pending.map(fileName), ...changed.map(functionPath)];
  });
}

async function findPending(
  client: Client,
  migrations: readonly Migration[],
  { dropEarlierTables, log }: MigrateOptions,
): Promise<Migration[]> {
  const applied = await readApplied(client);
  try {
    return pendingMigrations(migrations, applied);
  } catch (error) {
    if (!(dropEarlierTables && error instanceof EarlierTables)) {
      throw error;
    }
    const schemas = [...new Set(applied.map(({ schema }) => escapeIdentifier(schema)))];
    await client.query(`drop schema if exists ${schemas.join(', ')} cascade`);
    log?.('Tables of an earlier version dropped');
    return pendingMigrations(migrations, await readApplied(client));
  }
}

async function readApplied(client: Client): Promise<AppliedMigration[]> {
  // The search has an index of trigrams. `assertUsable` has created the extension already where it was called.
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
    throw sqlFileError(fileName(migration), migration.sql, error);
  }
}

function logFunctions(
  what: 'applied' | 'dropped',
  paths: readonly string[],
  log: (line: string) => void,
): void {
  if (paths.length > FEW_FUNCTIONS) {
    log(`Functions ${what}: ${paths.length}`);
    return;
  }
  for (const path of paths) {
    log(`Function ${what}: ${path}`);
  }
}
