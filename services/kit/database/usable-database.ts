import type { Client } from 'pg';
import { DatabaseProblem, errorLine } from './database-problem.ts';
import { withConnection } from './own-connection.ts';
import { takeStartLock } from './start-lock.ts';

const OLDEST_VERSION = 15;

/** What must be known about a database before it is used. */
export interface DatabaseFacts {
  readonly version: number;
  readonly encoding: string;
  readonly persianTrigrams: number;
}

/** The reason why a database cannot be used by Bazaar; undefined when it can. */
export function databaseFault({
  version,
  encoding,
  persianTrigrams,
}: DatabaseFacts): DatabaseProblem | undefined {
  if (version < OLDEST_VERSION) {
    return new DatabaseProblem(
      `The database is PostgreSQL ${version}; Bazaar needs ${OLDEST_VERSION} or newer.`,
      'Point DATABASE_URL to a newer server, or unset it to use the embedded one.',
    );
  }
  if (encoding !== 'UTF8') {
    return new DatabaseProblem(
      `The database is encoded in ${encoding}, which cannot hold Persian text.`,
      "Make it anew with `create database … encoding 'UTF8' template template0`.",
    );
  }
  if (persianTrigrams === 0) {
    return new DatabaseProblem(
      'The database takes Persian letters for no letters (its LC_CTYPE is C), so the search would find nothing.',
      "Make it anew with `create database … lc_ctype 'C.UTF-8' template template0`.",
    );
  }
  return undefined;
}

/** Connects once and refuses a database that would lose Persian text or not find it. */
export async function assertUsable(url: string): Promise<void> {
  const facts = await withConnection({ connectionString: url, connectionTimeoutMillis: 10_000 }, readFacts);
  const fault = databaseFault(facts);
  if (fault !== undefined) {
    throw fault;
  }
}

async function readFacts(client: Client): Promise<DatabaseFacts> {
  const setting = await client.query(
    "select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding",
  );
  await addTrigrams(client);
  const trigrams = await client.query("select cardinality(show_trgm('پمپ')) as count");
  return { ...setting.rows[0], persianTrigrams: trigrams.rows[0].count };
}

async function addTrigrams(client: Client): Promise<void> {
  // When two instances create it at the same time, one of them would fail.
  await takeStartLock(client);
  try {
    await client.query('create extension if not exists pg_trgm');
  } catch (error) {
    throw new DatabaseProblem(
      `The database does not let Bazaar add the extension pg_trgm (${errorLine(error)}).`,
      'Have its administrator run `create extension pg_trgm` in it once.',
      error,
    );
  }
}
