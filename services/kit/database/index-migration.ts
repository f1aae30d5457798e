import { type Client, escapeIdentifier } from 'pg';
import type { Migration } from './migration-files.ts';

/** The first line of a migration whose indexes are built while the table is written to. */
const MARK = /^-- outside a transaction\b/;
const CREATE =
  /^create\s+(?:unique\s+)?index\s+concurrently\s+([a-z_][a-z0-9_]*)\s+on\s+(?:only\s+)?[a-z_][a-z0-9_.]*[\s(]/i;
const DROP = /^drop\s+index\s+concurrently\s+if\s+exists\s+[a-z_][a-z0-9_.]*$/i;

/** Whether PostgreSQL must not run the statements of a migration in a transaction. */
export function isOutsideTransaction({ sql }: Pick<Migration, 'sql'>): boolean {
  return MARK.test(sql);
}

/** One statement of such a migration. */
interface IndexStatement {
  readonly sql: string;
  /** The index that it builds; null when it drops one. */
  readonly index: string | null;
}

/**
 * The statements of a migration outside a transaction. It may only build indexes concurrently, and drop them: of anything
 * else, half could stay behind after a failure.
 * @throws Error that names the statement
 */
export function indexStatements({ sql }: Pick<Migration, 'sql'>): readonly IndexStatement[] {
  return sql
    .replaceAll(/^\s*--.*$/gm, '')
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const index = CREATE.exec(text)?.[1] ?? null;
      if (index === null && !DROP.test(text)) {
        throw new Error(
          `A migration outside a transaction may only have "create index concurrently name on …" and "drop index concurrently if exists …", not: ${text.slice(0, 80)}`,
        );
      }
      return { sql: text, index };
    });
}

/**
 * Builds the indexes of a migration. One that is there is kept; one that a failed attempt left behind, which PostgreSQL marks
 * as invalid, is dropped and built again, so that the migration can be resumed anywhere.
 */
export async function buildIndexes(client: Client, migration: Migration): Promise<void> {
  const schema = escapeIdentifier(migration.schema);
  await client.query(`create schema if not exists ${schema}`);
  await client.query(`set search_path to ${schema}, public`);
  try {
    for (const { sql, index } of indexStatements(migration)) {
      const state = index === null ? 'missing' : await stateOf(client, migration.schema, index);
      if (state === 'invalid' && index !== null) {
        await client.query(`drop index concurrently ${schema}.${escapeIdentifier(index)}`);
      }
      if (state !== 'valid') {
        await client.query(sql);
      }
    }
  } finally {
    await client.query('reset search_path').catch(() => undefined);
  }
}

async function stateOf(
  client: Client,
  schema: string,
  index: string,
): Promise<'valid' | 'invalid' | 'missing'> {
  const { rows } = await client.query<{ isValid: boolean }>(
    `select indisvalid and indisready as "isValid"
     from pg_index join pg_class on pg_class.oid = indexrelid join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = $1 and relname = lower($2)`,
    [schema, index],
  );
  const [found] = rows;
  if (found === undefined) {
    return 'missing';
  }
  return found.isValid ? 'valid' : 'invalid';
}
