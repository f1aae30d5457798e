import type { Client } from 'pg';
import { DatabaseProblem } from '../kit/database/database-problem.ts';
import { withConnection } from '../kit/database/own-connection.ts';

/** What a database is for. A demo shows codes to everyone and has a gateway that gives money. */
export type DatabaseMode = 'demo' | 'production';

/** What is known of a database's mode. */
export interface KnownMode {
  readonly mode: DatabaseMode;
  /** How it is known, as the end of "The database is …". */
  readonly evidence: string;
}

const DEMO: KnownMode = { mode: 'demo', evidence: 'a demo, since it holds the data of one' };
const PRODUCTION: KnownMode = {
  mode: 'production',
  evidence: 'a production one, since it holds users that no demo made',
};

/**
 * The mode of a database; null for one that has none yet. A database from before modes were written shows by its data
 * what it is.
 */
export async function readMode(client: Client): Promise<KnownMode | null> {
  const { rows } = await client.query<{ table: string }>(FIND_TABLES);
  const tables = new Set(rows.map(({ table }) => table));
  if (tables.has('kit.database_mode')) {
    const stamped = await client.query<{ mode: DatabaseMode; day: string }>(
      "select mode, to_char(stamped_at, 'YYYY-MM-DD') as day from kit.database_mode",
    );
    const [stamp] = stamped.rows;
    if (stamp !== undefined) {
      const what = stamp.mode === 'demo' ? 'a demo' : 'a production one';
      return { mode: stamp.mode, evidence: `${what} since its first start on ${stamp.day}` };
    }
  }
  if (tables.has('kit.seed_stamp') && (await holdsRow(client, 'kit.seed_stamp'))) {
    return DEMO;
  }
  return tables.has('auth.user') && (await holdsRow(client, 'auth."user"')) ? PRODUCTION : null;
}

/** Refuses to use a database in another mode than its own; changes nothing in it. */
export function requireMode(url: string, wanted: DatabaseMode): Promise<void> {
  return withConnection({ connectionString: url, connectionTimeoutMillis: 10_000 }, async (client) => {
    refuseOtherMode(await readMode(client), wanted);
  });
}

/** Writes the mode of a migrated database at its first start; refuses when another instance wrote the other one. */
export function stampMode(url: string, mode: DatabaseMode): Promise<void> {
  return withConnection({ connectionString: url }, async (client) => {
    await client.query('insert into kit.database_mode (mode) values ($1) on conflict do nothing', [mode]);
    refuseOtherMode(await readMode(client), mode);
  });
}

/** Refuses a known mode that is not the wanted one. */
export function refuseOtherMode(known: KnownMode | null, wanted: DatabaseMode): void {
  if (known !== null && known.mode !== wanted) {
    throw new DatabaseProblem(
      `BAZAAR_ENV asks for ${wanted}, but the database is ${known.evidence}.`,
      `Set BAZAAR_ENV=${known.mode}, or point DATABASE_URL (or BAZAAR_DATA) to another database.`,
    );
  }
}

async function holdsRow(client: Client, table: string): Promise<boolean> {
  return (await client.query(`select from ${table} limit 1`)).rowCount !== 0;
}

/** The catalogue shows names of tables to every role, also of schemas that it may not use. */
const FIND_TABLES = `
  select nspname || '.' || relname as "table"
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where (nspname, relname) in (('kit', 'database_mode'), ('kit', 'seed_stamp'), ('auth', 'user'))
    and has_schema_privilege(pg_namespace.oid, 'usage') and has_table_privilege(pg_class.oid, 'select')`;
