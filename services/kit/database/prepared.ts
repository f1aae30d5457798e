import { createHash } from 'node:crypto';
import { CompiledQuery, type RawBuilder } from 'kysely';
import { type Database, poolOf } from './database.ts';
import { markedQuery, SETTLE_CLAIM, type StatementRole } from './database-driver.ts';

/** A statement with `$1`, `$2` … in its text. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Every connection keeps what it has prepared: beyond this many texts, a statement is sent as any other. */
const MAX_NAMES = 200;
const names = new Map<string, string>();

/**
 * Runs a hot query as a named prepared statement, so that the server parses and plans its text once for each
 * connection. It takes a connection of the same pool as every other query; inside a transaction, that transaction's.
 */
export async function runPrepared<Row>(db: Database, { text, values }: Statement): Promise<Row[]> {
  const pool = poolOf(db);
  const name = nameOf(text);
  if (name === undefined) {
    const result = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return result.rows;
  }
  if (pool === undefined) {
    const result = await db.executeQuery<Row>(markedQuery({ name, text, values }));
    return result.rows;
  }
  const result = await pool.query({ name, text, values: [...values] });
  return result.rows as Row[];
}

const texts = new WeakMap<TemplateStringsArray, string>();

/**
 * A statement whose text never changes, for the hottest of them: it is put together once, and what stands in it are values
 * and nothing else.
 */
export function statement(parts: TemplateStringsArray, ...values: readonly unknown[]): Statement {
  const text = texts.get(parts) ?? parts.reduce((before, part, place) => `${before}$${place}${part}`);
  texts.set(parts, text);
  return { text, values };
}

/** The same for a query that is put together from parts; few different texts should come out of it. */
export function executePrepared<Row>(db: Database, query: RawBuilder<Row>): Promise<Row[]> {
  const { sql, parameters } = query.compile(db);
  return runPrepared<Row>(db, { text: sql, values: parameters });
}

/**
 * The same for the last statement of a transaction, which may be sent together with its commit: what it says is not
 * heard, and when it fails, the transaction does.
 */
export function runLast(transaction: Database, query: Statement): Promise<void> {
  return runAs(transaction, query, 'last');
}

/**
 * The same for an insert on which a transaction depends, and which may be sent together with the statement behind it:
 * when it writes no row, that statement, or the commit, throws {@link ClaimLost}.
 */
export function runClaim(transaction: Database, query: Statement): Promise<void> {
  return runAs(transaction, query, 'claim');
}

/** Has a claim sent that waits for a statement still; throws {@link ClaimLost} when it wrote no row, now or before. */
export async function settleClaim(transaction: Database): Promise<void> {
  await transaction.executeQuery(SETTLE_CLAIM);
}

async function runAs(transaction: Database, { text, values }: Statement, role: StatementRole): Promise<void> {
  // A text without a name is prepared for this once.
  await transaction.executeQuery(markedQuery({ name: nameOf(text) ?? '', text, values }, role));
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) {
    return known;
  }
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}
