import type { Client } from 'pg';
import { errorCode } from './database-problem.ts';
import { checkBody, dropFunctions, dropTriggers, findFunctions } from './function-catalogue.ts';
import { type FunctionFile, type FunctionName, functionPath } from './function-files.ts';
import type { Migration } from './migration-files.ts';
import { sqlFileError } from './sql-file.ts';

/** What a former run applied. */
type AppliedFunction = FunctionName & { readonly sha256: string };

/** What a run changes. */
export interface Change {
  readonly changed: readonly FunctionFile[];
  /** Applied before; their files are gone. */
  readonly removed: readonly AppliedFunction[];
}

interface Surroundings {
  readonly migrations: readonly Migration[];
  /** Is called before the transaction commits: a function that was made anew has lost its rights. */
  finish(): Promise<void>;
}

/** Parameters or a result have changed, or something in the database still depends on the old function. */
const NOT_REPLACEABLE = new Set(['42P13', '42P16', '42809', '2BP01']);

/**
 * Brings functions, triggers and views of the database in line with their files, in one transaction: all of it is
 * applied, or the old ones stay. Returns the files that were applied, and the functions that were dropped because their
 * file is gone; a function that has moved from its file into a migration stays.
 */
export async function applyFunctions(
  client: Client,
  files: readonly FunctionFile[],
  { migrations, finish }: Surroundings,
): Promise<Change> {
  const all = await readApplied(client);
  const moved = all.filter((before) => migrations.some((migration) => creates(migration, before)));
  const applied = all.filter((before) => !moved.includes(before));
  const change = await findChange(client, files, applied);
  if (change.changed.length + change.removed.length + moved.length === 0) {
    return change;
  }
  await client.query('begin');
  try {
    // Bodies are checked when all functions are there: their files need no order.
    await client.query('set local check_function_bodies = off; savepoint in_place');
    await replace(client, change).catch(async (error: unknown) => {
      if (!NOT_REPLACEABLE.has(errorCode(causeOf(error)) ?? '')) {
        throw error;
      }
      await client.query('rollback to savepoint in_place');
      await makeAnew(client, files, applied);
    });
    await client.query('set local check_function_bodies = on');
    await checkFunctions(client, files);
    await remember(client, { ...change, removed: [...change.removed, ...moved] });
    await finish();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return change;
}

/** Whether a migration creates the function of this name, with its schema or in its own. */
function creates({ schema, sql }: Migration, { schema: owner, name }: FunctionName): boolean {
  const prefix = schema === owner ? `(?:${owner}\\.)?` : `${owner}\\.`;
  return new RegExp(`create\\s+(?:or\\s+replace\\s+)?function\\s+${prefix}${name}\\s*\\(`, 'i').test(sql);
}

async function readApplied(client: Client): Promise<AppliedFunction[]> {
  await client.query(`
    create table if not exists kit.function_file (
      schema text not null,
      name text not null,
      sha256 text not null,
      primary key (schema, name)
    )`);
  return (await client.query<AppliedFunction>('select schema, name, sha256 from kit.function_file')).rows;
}

/** A function that a migration has dropped counts as changed, whatever was applied before. */
async function findChange(
  client: Client,
  files: readonly FunctionFile[],
  applied: readonly AppliedFunction[],
): Promise<Change> {
  const present = new Set((await findFunctions(client, files)).map(functionPath));
  const hashes = new Map(applied.map((before) => [functionPath(before), before.sha256]));
  const paths = new Set(files.map(functionPath));
  return {
    changed: files.filter(
      (file) => !present.has(functionPath(file)) || hashes.get(functionPath(file)) !== file.sha256,
    ),
    removed: applied.filter((before) => !paths.has(functionPath(before))),
  };
}

/** Keeps the functions that are called at this moment: only their bodies are replaced. */
async function replace(client: Client, { changed, removed }: Change): Promise<void> {
  await dropTriggers(client, [...changed, ...removed]);
  await dropFunctions(client, await findFunctions(client, removed));
  await run(client, changed);
  const found = (await findFunctions(client, changed)).map(functionPath);
  if (new Set(found).size < found.length) {
    throw Object.assign(new Error('A function has other parameters than before.'), { code: '42P13' });
  }
}

/** For changes that PostgreSQL does not let us make in place: drops all functions of files and makes them again. */
async function makeAnew(
  client: Client,
  files: readonly FunctionFile[],
  applied: readonly AppliedFunction[],
): Promise<void> {
  const all = [...files, ...applied];
  await dropTriggers(client, all);
  try {
    await dropFunctions(client, await findFunctions(client, all));
  } catch (error) {
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}\n${detailOf(error)}\nMove the function that a column or an index depends on into a migration.`,
      { cause: error },
    );
  }
  await run(client, files);
}

async function run(client: Client, files: readonly FunctionFile[]): Promise<void> {
  for (const file of files) {
    try {
      await client.query(file.sql);
    } catch (error) {
      throw sqlFileError(functionPath(file), file.sql, error);
    }
  }
}

async function checkFunctions(client: Client, files: readonly FunctionFile[]): Promise<void> {
  for (const object of await findFunctions(client, files)) {
    if (object.kind === 'function') {
      await checkBody(client, object).catch((error: unknown) => {
        throw sqlFileError(functionPath(object), '', error);
      });
    }
  }
}

async function remember(client: Client, { changed, removed }: Change): Promise<void> {
  for (const { schema, name } of removed) {
    await client.query('delete from kit.function_file where schema = $1 and name = $2', [schema, name]);
  }
  for (const { schema, name, sha256 } of changed) {
    await client.query(
      `insert into kit.function_file (schema, name, sha256) values ($1, $2, $3)
       on conflict (schema, name) do update set sha256 = excluded.sha256`,
      [schema, name, sha256],
    );
  }
}

function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}

function detailOf(error: unknown): string {
  return error instanceof Error && 'detail' in error ? String(error.detail) : '';
}
