import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { inject } from 'vitest';
import { type RunningRole, runningRoleOf, urlOf } from '../kit/database/running-role.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated template database of this test run. */
    templateDatabaseUrl: string;
  }
}

export interface TestDatabase {
  /** Address of a database that no other test uses, as its owner. */
  readonly url: string;
  /** Its address for the role that runs the services. */
  readonly runningUrl: string;
  /** Removes it and closes all connections to it. */
  drop(): Promise<void>;
}

/**
 * Creates a database for one test file: a copy of the migrated, empty template, or of another database without open
 * connections.
 */
export async function createTestDatabase(
  source: string = inject('templateDatabaseUrl'),
): Promise<TestDatabase> {
  const template = new URL(source);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const from = escapeIdentifier(template.pathname.slice(1));
  // Copying files writes no log of the copy, which is faster than the default.
  await runAsOwner(template, `create database ${name} template ${from} strategy file_copy`);
  // A copy does not have the rights of the database itself.
  await runAsOwner(template, `revoke temporary on database ${name} from public`);
  const url = withDatabase(template, name);
  return {
    url,
    runningUrl: urlOf(testRunningRole(), url),
    drop: () => runAsOwner(template, `drop database if exists ${name} with (force)`),
  };
}

/** The role that runs the services in all test databases; the test run made it beside the template. */
function testRunningRole(): RunningRole {
  const role = runningRoleOf(inject('templateDatabaseUrl'));
  if (role === null) {
    throw new Error('The address of the template database has no password.');
  }
  return role;
}

/** Holds the database's day for connections that are opened later, so that prices are as outdated as the test's clock says. */
export async function holdDay({ url }: Pick<TestDatabase, 'url'>, now: Date): Promise<void> {
  const name = escapeIdentifier(new URL(url).pathname.slice(1));
  const day = escapeLiteral(now.toISOString().slice(0, 10));
  await runAsOwner(new URL(url), `alter database ${name} set product.today = ${day}`);
}

/** Makes a database without a single table. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createTestDatabase(withDatabase(new URL(inject('templateDatabaseUrl')), 'template0'));
}

async function runAsOwner(template: URL, statement: string): Promise<void> {
  const client = new Client({ connectionString: withDatabase(template, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server's address of another database. */
export function withDatabase(url: URL, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
