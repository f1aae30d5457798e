import { Kysely } from 'kysely';
import { Pool, types } from 'pg';
import { PooledDialect } from './database-driver.ts';
import { PipeliningClient } from './pipelining-client.ts';

/**
 * The database as the services see it. Each query names the shape of its rows: the tables belong to six owners, and
 * no list of all of them exists on purpose.
 */
// biome-ignore lint/suspicious/noExplicitAny: with Kysely, this means that tables are not declared
export type Database = Kysely<any>;

const OID = { bigint: 20, date: 1082, timestamp: 1114, timestamptz: 1184 } as const;
const QUERY_LIMIT_MS = 10_000;

const pools = new WeakMap<Database, Pool>();

/** Opens a pool of connections. `bigint` arrives as a safe integer, `date` as text, instants as ISO 8601 in UTC. */
export function createDatabase(url: string, options: { readonly connections?: number } = {}): Database {
  const pool = new Pool({
    connectionString: url,
    max: options.connections ?? 20,
    Client: PipeliningClient,
    connectionTimeoutMillis: 5_000,
    statement_timeout: QUERY_LIMIT_MS,
    idle_in_transaction_session_timeout: QUERY_LIMIT_MS,
    types: { getTypeParser },
  });
  // The pool replaces a lost connection, and a query that uses it fails. Without these listeners, the error would end the
  // process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  // biome-ignore lint/suspicious/noExplicitAny: see Database
  const db = new Kysely<any>({ dialect: new PooledDialect(pool) });
  pools.set(db, pool);
  return db;
}

/** The pool behind a database; undefined for a transaction, which holds one connection of its own. */
export function poolOf(db: Database): Pool | undefined {
  return pools.get(db);
}

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  switch (oid) {
    case OID.bigint:
      return safeInteger;
    case OID.date:
      return (text: string) => text;
    case OID.timestamp:
    case OID.timestamptz:
      return instant;
    default:
      return types.getTypeParser(oid, format);
  }
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError('The database answered a whole number beyond 2^53 - 1.');
  }
  return value;
}

function instant(text: string): string {
  const parsed: unknown = types.getTypeParser(OID.timestamptz)(text);
  if (!(parsed instanceof Date)) {
    throw new RangeError('The database answered an instant without end.');
  }
  return parsed.toISOString();
}
