import { type Client, escapeIdentifier } from 'pg';
import type { FunctionName } from './function-files.ts';

/** A function or view in the database. */
export interface FunctionObject extends FunctionName {
  readonly kind: 'function' | 'view';
  /** As PostgreSQL writes it in a statement: with its parameters when it is a function. */
  readonly identity: string;
  /** Number of the function in the catalogue, to check its body. */
  readonly oid: number;
  readonly language: string | null;
}

const NAMED = '(select * from unnest($1::text[], $2::text[]))';

/** The functions and views with these names; a function that was defined with other parameters too comes twice. */
export async function findFunctions(
  client: Client,
  names: readonly FunctionName[],
): Promise<FunctionObject[]> {
  const { rows } = await client.query<FunctionObject>(
    `select nspname as schema, proname as name, 'function' as kind, pg_proc.oid::regprocedure::text as identity,
       pg_proc.oid, lanname as language
     from pg_proc
     join pg_namespace on pg_namespace.oid = pronamespace
     join pg_language on pg_language.oid = prolang
     where (nspname, proname) in ${NAMED}
     union all
     select nspname, relname, 'view', pg_class.oid::regclass::text, pg_class.oid, null
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'v' and (nspname, relname) in ${NAMED}
     order by schema, name`,
    columns(names),
  );
  return rows;
}

/** Drops functions and views; PostgreSQL refuses when anything else depends on them. */
export async function dropFunctions(client: Client, objects: readonly FunctionObject[]): Promise<void> {
  for (const kind of ['view', 'function'] as const) {
    const identities = objects.filter((object) => object.kind === kind).map(({ identity }) => identity);
    if (identities.length > 0) {
      await client.query(`drop ${kind} ${identities.join(', ')}`);
    }
  }
}

/** Drops the triggers that call these functions. */
export async function dropTriggers(client: Client, names: readonly FunctionName[]): Promise<void> {
  const { rows } = await client.query<{ name: string; on: string }>(
    `select tgname as name, tgrelid::regclass::text as on
     from pg_trigger
     join pg_proc on pg_proc.oid = tgfoid
     join pg_namespace on pg_namespace.oid = pronamespace
     where not tgisinternal and (nspname, proname) in ${NAMED}
     order by tgrelid::regclass::text, tgname`,
    columns(names),
  );
  for (const trigger of rows) {
    await client.query(`drop trigger ${escapeIdentifier(trigger.name)} on ${trigger.on}`);
  }
}

/** Has PostgreSQL check a function's body, as it does by itself when functions are created one after the other. */
export async function checkBody(client: Client, { oid, language }: FunctionObject): Promise<void> {
  const validator = language === 'sql' ? 'fmgr_sql_validator' : 'plpgsql_validator';
  await client.query(`select ${validator}($1)`, [oid]);
}

function columns(names: readonly FunctionName[]): [schemas: string[], names: string[]] {
  return [names.map(({ schema }) => schema), names.map(({ name }) => name)];
}
