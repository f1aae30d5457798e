import { type Client, escapeIdentifier } from 'pg';
import { applyFunctions } from './apply-functions.ts';
import { DatabaseProblem } from './database-problem.ts';
import { functionPath, readFunctionFiles } from './function-files.ts';
import { grantRights } from './grant-rights.ts';
import { buildIndexes, isOutsideTransaction } from './index-migration.ts';
import { LOCK_WAIT, type LockWait, withLockRetries } from './lock-retries.ts';
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
/** How long an instance pauses before it asks again whether another one has migrated. */
const TURN_MS = 100;
/**
 * Building an index waits for transactions that began before it, and keeps nobody waiting meanwhile. A transaction that is left
 * open must not hold a start up forever.
 */
const INDEX_WAIT: LockWait = { timeoutMs: 60_000, attempts: 3, pauseMs: 1_000 };
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
  /** How long a change waits for tables that others use; three seconds, eight times. */
  readonly lockWait?: LockWait;
  /** Receives one line per applied migration, and one or a few on functions. */
  readonly log?: (line: string) => void;
}

/**
 * Brings the database up to the files: first the migrations, forward only, each in its own transaction, or outside of one
 * when it builds indexes beside requests; then the functions whose text has changed, all in one. Instances that start together wait for each other. Returns the paths
 * of the files that were applied now.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(options.servicesFolder);
  const functions = await readFunctionFiles(options.servicesFolder);
  const { log = () => undefined } = options;
  return withConnection({ connectionString: options.url }, async (client) => {
    await takeTurn(client);
    const { lockWait: wait = LOCK_WAIT } = options;
    const pending = await findPending(client, migrations, options);
    for (const migration of pending) {
      await apply(client, migration, wait);
      log(`Migration applied: ${fileName(migration)}`);
    }
    const { runningRole: role } = options;
    const grant = async () => {
      if (role !== undefined) {
        await grantRights(client, role, { migrations, functions });
      }
    };
    // Triggers are dropped and made anew, which locks their tables.
    const { changed, removed } = await withLockRetries(client, { what: 'The functions', wait }, () =>
      applyFunctions(client, functions, { migrations, finish: grant }),
    );
    await withLockRetries(client, { what: 'The rights of the services', wait }, grant);
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

/**
 * Waits until no other instance migrates. It asks again and again instead of waiting in one query: building an index waits
 * for every query that began before it, also for one that would wait for this lock.
 */
async function takeTurn(client: Client): Promise<void> {
  for (;;) {
    // Held until the connection ends, so a killed instance never leaves it behind.
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK_KEY,
    ]);
    if (rows[0]?.taken) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
  }
}

async function apply(client: Client, migration: Migration, wait: LockWait): Promise<void> {
  const what = `services/${fileName(migration)}`;
  const isOutside = isOutsideTransaction(migration);
  try {
    await withLockRetries(client, { what, wait: isOutside ? INDEX_WAIT : wait }, () =>
      isOutside ? buildIndexes(client, migration) : applyInTransaction(client, migration),
    );
    if (isOutside) {
      await remember(client, migration);
    }
  } catch (error) {
    throw error instanceof DatabaseProblem ? error : sqlFileError(fileName(migration), migration.sql, error);
  }
}

async function applyInTransaction(client: Client, migration: Migration): Promise<void> {
  const schema = escapeIdentifier(migration.schema);
  try {
    await client.query('begin');
    await client.query(`create schema if not exists ${schema}`);
    await client.query(`set local search_path to ${schema}, public`);
    await client.query(migration.sql);
    await remember(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function remember(client: Client, { schema, number, name, sha256 }: Migration): Promise<void> {
  await client.query('insert into kit.migration (schema, number, name, sha256) values ($1, $2, $3, $4)', [
    ...[schema, number, name, sha256],
  ]);
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
