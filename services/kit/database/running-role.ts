import { createHmac } from 'node:crypto';
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { withConnection } from './own-connection.ts';
import { takeStartLock } from './start-lock.ts';

/** The login role that runs the services: it owns nothing, and changes the ledger by its entry points alone. */
export interface RunningRole {
  readonly name: string;
  readonly password: string;
}

/** What a role may do beyond running the services. */
export interface RoleFacts {
  readonly name: string;
  readonly isSuperuser: boolean;
  readonly createsRoles: boolean;
  /** False in a database without our tables. */
  readonly hasLedger: boolean;
  /** It owns the ledger, or may write to its tables. */
  readonly changesLedger: boolean;
}

const MAX_NAME_LENGTH = 63;
const SUFFIX = '_running';

/**
 * The running role that belongs to the owner's address of a database. Every instance derives the same password from the
 * owner's, so that nothing has to be stored; null when the address has no password to derive it from.
 */
export function runningRoleOf(ownerUrl: string): RunningRole | null {
  const { pathname, password } = new URL(ownerUrl);
  const database = decodeURIComponent(pathname.slice(1));
  if (password === '' || database === '') {
    return null;
  }
  const name = `${database.slice(0, MAX_NAME_LENGTH - SUFFIX.length)}${SUFFIX}`;
  return { name, password: createHmac('sha256', password).update(name).digest('base64url') };
}

/** The address of the same database for another role. */
export function urlOf(role: RunningRole, ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = encodeURIComponent(role.name);
  url.password = role.password;
  return url.href;
}

/**
 * Creates the running role of a database, as its owner, or gives it its password again. Null when the owner's address has
 * no password to derive it from.
 */
export async function ensureRunningRole(
  ownerUrl: string,
): Promise<{ readonly name: string; readonly url: string } | null> {
  const role = runningRoleOf(ownerUrl);
  if (role === null) {
    return null;
  }
  await withConnection({ connectionString: ownerUrl }, async (client) => {
    // Instances that start together would create it twice.
    await takeStartLock(client);
    await writeRole(client, role);
  });
  return { name: role.name, url: urlOf(role, ownerUrl) };
}

async function writeRole(client: Client, { name, password }: RunningRole): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
  const verb = rowCount === 0 ? 'create' : 'alter';
  await client.query(
    `${verb} role ${escapeIdentifier(name)} login nocreatedb nocreaterole password ${escapeLiteral(password)}`,
  );
}

/** Reads what the role of an address may do. */
export function readRole(url: string): Promise<RoleFacts> {
  return withConnection({ connectionString: url, connectionTimeoutMillis: 10_000 }, async (client) => {
    const { rows } = await client.query<RoleFacts>(FACTS);
    const [facts] = rows;
    if (facts === undefined) {
      throw new Error('The database does not know the role that is connected to it.');
    }
    return facts;
  });
}

const FACTS = `
  with ledger as (
    select pg_class.oid, relowner from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'wallet' and relkind = 'r'
  )
  select rolname as name, rolsuper as "isSuperuser", rolsuper or rolcreaterole as "createsRoles",
    exists (select from ledger) as "hasLedger",
    exists (
      select from ledger where pg_has_role(relowner, 'MEMBER')
        or has_table_privilege(ledger.oid, 'insert, update, delete, truncate, trigger')
    ) as "changesLedger"
  from pg_roles where rolname = current_user`;
