import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readRole, runningRoleOf } from './running-role.ts';
import { requireMigrated, requireRunningRole, siteAddresses } from './site-addresses.ts';

let database: TestDatabase;
const roles: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  const url = database?.url ?? '';
  await database?.drop();
  const server = new URL(url);
  server.pathname = '/postgres';
  await run(server.href, ...roles.map((role) => `drop role if exists ${escapeIdentifier(role)}`));
});

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) {
      await client.query(statement);
    }
  } finally {
    await client.end();
  }
}

/** A role of its own with these attributes; returns its address. */
async function givenRole(attributes: string): Promise<string> {
  const name = `test_role_${randomBytes(5).toString('hex')}`;
  roles.push(name);
  await run(database.url, `create role ${name} login password 'x' ${attributes}`);
  const url = new URL(database.url);
  url.username = name;
  url.password = 'x';
  return url.href;
}

function addresses(variables: Record<string, string>, { isProduction = false } = {}) {
  const lines: string[] = [];
  const found = siteAddresses({
    ...{ variables, isProduction, log: (line: string) => lines.push(line) },
    startEmbedded: async () => database.url,
  });
  return found.then((pair) => ({ ...pair, lines }));
}

describe('siteAddresses', () => {
  it('makes the role that runs the services beside an embedded database', async () => {
    const role = runningRoleOf(database.url)?.name ?? '';
    roles.push(role);

    const { owner, running, lines } = await addresses({});

    expect([owner, lines]).toEqual([database.url, []]);
    expect(await readRole(running)).toEqual({
      ...{ name: role, isSuperuser: false, createsRoles: false, hasLedger: false, changesLedger: false },
      hasLedger: true,
    });
    expect((await addresses({})).running).toBe(running);
  });

  it('makes it in the demo beside a database whose owner may make roles', async () => {
    const { owner, running } = await addresses({ DATABASE_URL: database.url });

    expect(owner).toBe(database.url);
    expect((await readRole(running)).changesLedger).toBe(false);
  });

  it('uses both addresses as they are given', async () => {
    const given = { DATABASE_URL: database.runningUrl, MIGRATION_DATABASE_URL: database.url };

    expect(await addresses(given)).toMatchObject({ owner: database.url, running: database.runningUrl });
    expect(await addresses(given, { isProduction: true })).toMatchObject({ owner: database.url });
  });

  it('says in the log that the demo runs as the owner, where no role can be made', async () => {
    const url = await givenRole('');
    await run(database.url, `grant pg_write_all_data to ${new URL(url).username}`);

    const { owner, running, lines } = await addresses({ DATABASE_URL: url });

    expect([owner, running]).toEqual([url, url]);
    expect(lines).toEqual([expect.stringMatching(/^The services run as the owner of the ledger: set/)]);
  });

  it('leaves migrations to others when the only address is for the role that runs the services', async () => {
    const given = { DATABASE_URL: database.runningUrl };

    expect(await addresses(given)).toMatchObject({ owner: null, running: database.runningUrl });
    expect(await addresses(given, { isProduction: true })).toMatchObject({ owner: null });
    await expect(requireMigrated(database.runningUrl)).resolves.toBeUndefined();
  });

  it.each([
    [
      'a superuser',
      'superuser',
      /names the role test_role_\w+, which may make itself the owner of the ledger/,
    ],
    ['one who makes roles', 'createrole', /which may make itself the owner of the ledger/],
    ['one who writes to the ledger', 'in role pg_write_all_data', /which may write to the ledger/],
  ])('refuses to run in production as %s', async (_who, attributes, message) => {
    const url = await givenRole(attributes);
    const given = { DATABASE_URL: url, MIGRATION_DATABASE_URL: database.url };

    await expect(addresses({ DATABASE_URL: url }, { isProduction: true })).rejects.toThrow(message);
    await expect(addresses(given, { isProduction: true })).rejects.toThrow(message);
    await expect(requireRunningRole(url)).rejects.toThrow(message);
  });

  it('refuses half of the two addresses', async () => {
    await expect(addresses({ MIGRATION_DATABASE_URL: database.url })).rejects.toThrow(
      'MIGRATION_DATABASE_URL is set, but DATABASE_URL is not.',
    );
  });
});

describe('requireMigrated', () => {
  it('names the migration that a database lacks', async () => {
    const other = await createTestDatabase();
    await run(other.url, "delete from kit.migration where schema = 'wallet' and number = 2");

    await expect(requireMigrated(other.runningUrl)).rejects.toThrow(
      'The database lacks services/wallet/migrations/0002_entry-place.sql',
    );
    await other.drop();
  });
});
