import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Client, escapeIdentifier } from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../embedded-postgres/start-postgres.ts';
import { databaseFromEnvironment } from '../kit/database/database-from-environment.ts';
import { migrate } from '../kit/database/migrate.ts';
import { ensureRunningRole, runningRoleOf } from '../kit/database/running-role.ts';
import { temporaryFolder } from './temporary-folder.ts';
import './test-database.ts';

const SERVICES_FOLDER = fileURLToPath(new URL('..', import.meta.url));

/**
 * Starts one PostgreSQL for all service tests, and migrates the template from which their databases are copied: the
 * server of DATABASE_URL when that is set, else our own, which runs as long as the tests.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const undo = new AsyncDisposableStack();
  try {
    const url = (await externalTemplate(undo)) ?? (await ownTemplate(undo));
    const role = await ensureRunningRole(url);
    await migrate({ url, servicesFolder: SERVICES_FOLDER, runningRole: role?.name });
    project.provide('templateDatabaseUrl', url);
    return () => undo.disposeAsync();
  } catch (error) {
    await undo.disposeAsync();
    throw error;
  }
}

async function ownTemplate(undo: AsyncDisposableStack): Promise<string> {
  const temporary = undo.use(await temporaryFolder());
  const postgres = await startPostgres({ dataDir: temporary.folder, durable: false });
  undo.defer(() => postgres.stop());
  return postgres.url;
}

/** A new database on the server of DATABASE_URL; the one named there is not touched. */
async function externalTemplate(undo: AsyncDisposableStack): Promise<string | undefined> {
  const server = await databaseFromEnvironment(process.env);
  if (server === undefined) {
    return undefined;
  }
  const name = `bazaar_test_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name} template template0`);
  const template = new URL(server);
  template.pathname = `/${name}`;
  const role = runningRoleOf(template.href)?.name;
  // The last of all: the role has rights in the databases.
  undo.defer(async () => {
    if (role !== undefined) {
      await run(server, `drop role if exists ${escapeIdentifier(role)}`);
    }
  });
  undo.defer(() => dropWithFilled(server, name));
  return template.href;
}

/** Drops the template and the filled databases, whose names begin with the template's. */
async function dropWithFilled(server: string, template: string): Promise<void> {
  await withClient(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [template],
    );
    for (const { datname } of rows) {
      await client.query(`drop database if exists ${escapeIdentifier(datname)} with (force)`);
    }
  });
}

async function run(url: string, statement: string): Promise<void> {
  await withClient(url, (client) => client.query(statement));
}

async function withClient(url: string, use: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}
