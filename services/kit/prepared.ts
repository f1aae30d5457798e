import { createHash } from 'node:crypto';
import { CompiledQuery, type RawBuilder } from 'kysely';
import { type Database, poolOf } from './database.ts';

/** A statement with `$1`, `$2` … in its text. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Every connection keeps what it has prepared: beyond this many texts, a statement is sent as any other. */
const MOST_NAMES = 200;
const names = new Map<string, string>();

/**
 * Runs a hot query as a named prepared statement, so that the server parses and plans its text once for each
 * connection. It takes a connection of the same pool as every other query; inside a transaction, that transaction's.
 */
export async function runPrepared<Row>(db: Database, { text, values }: Statement): Promise<Row[]> {
  const pool = poolOf(db);
  const name = nameOf(text);
  if (pool === undefined || name === undefined) {
    const query = name === undefined ? text : withName(name, text);
    const result = await db.executeQuery<Row>(CompiledQuery.raw(query, [...values]));
    return result.rows;
  }
  const result = await pool.query({ name, text, values: [...values] });
  return result.rows as Row[];
}

/** Kysely hands to pg what stands for the text, and pg takes a name beside the text: only their types know less. */
function withName(name: string, text: string): string {
  return { name, text } as unknown as string;
}

/** The same for a query that is put together from parts; few different texts should come out of it. */
export function executePrepared<Row>(db: Database, query: RawBuilder<Row>): Promise<Row[]> {
  const { sql, parameters } = query.compile(db);
  return runPrepared<Row>(db, { text: sql, values: parameters });
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) {
    return known;
  }
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}
