import { createHash } from 'node:crypto';
import { CompiledQuery, type RawBuilder } from 'kysely';
import { type Database, poolOf } from './database.ts';
import { observeStatement } from './observe-statement.ts';
import { roleQuery, type StatementRole } from './pooled-connection.ts';

/** A statement with the parameters `$1`, `$2` … in its text. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Connections keep what they have prepared, so further texts are sent unprepared. */
const MAX_NAMES = 200;
const names = new Map<string, string>();

/**
 * Runs a hot query as a named prepared statement, so that the server parses and plans its text once per connection.
 * It uses the same pool as every other query; inside a transaction, the transaction's connection.
 */
export async function runPrepared<Row>(db: Database, { text, values }: Statement): Promise<Row[]> {
  const pool = poolOf(db);
  const name = nameOf(text);
  if (name === undefined) {
    const result = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return result.rows;
  }
  if (pool === undefined) {
    const result = await db.executeQuery<Row>(roleQuery({ name, text, values }));
    return result.rows;
  }
  const statement = { name, text, values: [...values] };
  const result = await observeStatement(statement, () => pool.query(statement));
  return result.rows as Row[];
}

const texts = new WeakMap<TemplateStringsArray, string>();

/** A statement with a fixed text, for the hottest calls: the text is built once, and its placeholders take values only. */
export function statement(parts: TemplateStringsArray, ...values: readonly unknown[]): Statement {
  const text = texts.get(parts) ?? parts.reduce((before, part, place) => `${before}$${place}${part}`);
  texts.set(parts, text);
  return { text, values };
}

/** Runs a Kysely query as a named prepared statement; the query should compile to few different texts. */
export function executePrepared<Row>(db: Database, query: RawBuilder<Row>): Promise<Row[]> {
  const { sql, parameters } = query.compile(db);
  return runPrepared<Row>(db, { text: sql, values: parameters });
}

/**
 * Runs the last statement of a transaction, which is sent together with the commit. It returns nothing, and its error is
 * thrown by the commit.
 */
export function runLast(transaction: Database, query: Statement): Promise<void> {
  return runAs(transaction, query, 'last');
}

/**
 * Runs an insert on which a transaction depends, and which is sent together with the next statement. When it writes no
 * row, that statement or the commit throws `ClaimLost`.
 */
export function runClaim(transaction: Database, query: Statement): Promise<void> {
  return runAs(transaction, query, 'claim');
}

/** Sends a claim that still waits; throws `ClaimLost` when the claim of the transaction wrote no row. */
export async function settleClaim(transaction: Database): Promise<void> {
  await transaction.executeQuery(roleQuery({ text: '' }, 'settle'));
}

async function runAs(transaction: Database, { text, values }: Statement, role: StatementRole): Promise<void> {
  await transaction.executeQuery(roleQuery({ name: nameOf(text), text, values }, role));
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
