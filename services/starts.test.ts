import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { formatStartupError } from './format-startup-error.ts';
import { EnvironmentProblem } from './kit/environment.ts';
import { addressesOf, PRODUCTION, type ServicesProcess, startServices } from './services-process.fixture.ts';
import { refuseFaultyStart } from './start-checks.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
const A_START_MS = 60_000;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function start(variables: Readonly<Record<string, string>>): Promise<ServicesProcess> {
  const services = await startServices(variables);
  onTestFinished(() => services.send('SIGKILL'));
  return services;
}

/** Starts the services with variables that must fail; returns the exit code and the lines on stderr. */
async function refused(variables: Readonly<Record<string, string>>) {
  const services = await start(variables);
  const { code } = await services.ended;
  return { code, lines: services.errors().trimEnd().split('\n') };
}

async function connected(): Promise<Client> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe('a failing start', { timeout: A_START_MS }, () => {
  it.each([
    ['a DATABASE_URL that is no address', { DATABASE_URL: 'bazaar' }, /^DATABASE_URL is not the address/],
    [
      'a DATABASE_URL where nothing listens',
      { DATABASE_URL: 'postgresql://bazaar:secret-word@127.0.0.1:1/bazaar' },
      /^The database of DATABASE_URL \(127\.0\.0\.1:1\/bazaar\) cannot be used: nothing listens there\. Correct/,
    ],
    ['a port that is no number', { SERVICES_PORT: 'abc' }, /^SERVICES_PORT is not a whole number: write/],
    ['a port that is none', { SERVICES_PORT: '70000' }, /^SERVICES_PORT is out of range: write/],
    ['a service that is none', { SERVICES: 'wallet,walet' }, /^SERVICES names walet, which is no service\./],
    ['production without a key', { AUTH_SIGNING_KEY: '' }, /^Set AUTH_SIGNING_KEY to a private ES256 key/],
    ['production without an origin', { PUBLIC_ORIGIN: '' }, /^Set PUBLIC_ORIGIN to the address of the site/],
    ['an unknown environment', { BAZAAR_ENV: 'staging' }, /^BAZAAR_ENV is neither/],
    [
      'a database that refuses the password',
      { DATABASE_URL: 'postgresql://nobody_of_that_name:secret-word@ADDRESS' },
      /^The database of DATABASE_URL .* Correct DATABASE_URL/,
    ],
  ])('says one line: %s', async (_case, wrong, said) => {
    const { host, pathname } = new URL(database.url);
    const set = Object.entries({ ...PRODUCTION, ...addressesOf(database), ...wrong });
    const variables = Object.fromEntries(
      set.map(([name, value]) => [name, value.replace('ADDRESS', host + pathname)]),
    );

    const problem = await refuseFaultyStart(variables).catch((error: unknown) => error);

    expect(problem).toBeInstanceOf(EnvironmentProblem);
    const lines = formatStartupError(problem).split('\n');
    expect(lines).toEqual([expect.stringMatching(said)]);
    expect(lines[0]).not.toContain('secret-word');
  });

  it('prints one line, and ends', async () => {
    const { code, lines } = await refused({
      ...PRODUCTION,
      ...addressesOf(database),
      DATABASE_URL: 'postgresql://bazaar:secret-word@127.0.0.1:1/bazaar',
    });

    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^The database of DATABASE_URL/)]);
    expect(lines[0]).not.toContain('secret-word');
  });

  it('prints one line: a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;

    const { code, lines } = await refused({
      ...PRODUCTION,
      ...addressesOf(database),
      SERVICES_PORT: String(port),
    });

    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^The port of SERVICES_PORT is in use\. Stop what uses it/),
    ]);
  });

  it('says in one line: the tables of an earlier version, and the command that drops them', async () => {
    const client = await connected();
    await client.query("update kit.migration set name = 'ledger' where schema = 'wallet' and number = 1");
    onTestFinished(async () => {
      await client.query("update kit.migration set name = 'baseline' where schema = 'wallet' and number = 1");
    });

    const { code, lines } = await refused({ ...PRODUCTION, ...addressesOf(database) });

    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(
        /^The database has the tables of an earlier version, .* `npm run seed -- --reset` drops them/,
      ),
    ]);
  });

  it('prints one line: a database of a newer version, which it leaves unchanged', async () => {
    const client = await connected();
    await client.query(
      `insert into kit.migration (schema, number, name, sha256) values ('wallet', 9000, 'later', 'x')`,
    );
    onTestFinished(async () => {
      await client.query('delete from kit.migration where number = 9000');
    });

    const { code, lines } = await refused({ ...PRODUCTION, ...addressesOf(database) });

    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(
        /^The database was brought up by a newer version: .*wallet\/migrations\/9000_later\.sql.* Start that version/,
      ),
    ]);
  });
});

describe('a stop', { timeout: A_START_MS }, () => {
  it('completes the request in progress, and accepts no other', async () => {
    const services = await start({ ...PRODUCTION, ...addressesOf(database) });
    await services.ready();
    const client = await connected();
    await client.query('begin; lock table content.faq_category in access exclusive mode');
    // No background job reads this table.
    const inHand = fetch(`${services.origin}/content/api/v1/faqcategories/active-list/by-platform`);
    await until(async () => (await waiting(client)) > 0);

    services.send('SIGTERM');
    await until(() => refusesConnections(services.origin));
    await client.query('rollback');

    expect((await inHand).status).toBe(200);
    expect(await services.ended).toEqual({ code: 0, signal: null });
    expect(services.errors()).toBe('');
  });

  it('may be requested twice', async () => {
    const services = await start({ ...PRODUCTION, ...addressesOf(database) });
    await services.ready();
    services.send('SIGINT');
    services.send('SIGTERM');

    expect(await services.ended).toEqual({ code: 0, signal: null });
  });
});

describe('a start after a kill', { timeout: A_START_MS }, () => {
  it('finds its own database again, with its content', async () => {
    const temporary = await temporaryFolder();
    onTestFinished(() => temporary[Symbol.asyncDispose]());
    const variables = { ...PRODUCTION, BAZAAR_DATA: temporary.folder };
    const killed = await start(variables);
    await killed.ready();
    const keys = await keyIds(killed.origin);
    killed.send('SIGKILL');
    await killed.ended;

    const again = await start(variables);
    await again.ready();

    expect(keys).toHaveLength(1);
    expect(await keyIds(again.origin)).toEqual(keys);
    expect((await fetch(`${again.origin}/readyz`)).status).toBe(200);
    again.send('SIGTERM');
    expect(await again.ended).toEqual({ code: 0, signal: null });
  });
});

async function keyIds(origin: string): Promise<string[]> {
  const reply = await fetch(`${origin}/auth/.well-known/jwks.json`);
  const { keys } = (await reply.json()) as { keys: { kid: string }[] };
  return keys.map(({ kid }) => kid);
}

/** Connections to this database that wait for a lock. */
async function waiting(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())`);
  return rows[0]?.count ?? 0;
}

async function refusesConnections(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    async (reply) => {
      await reply.arrayBuffer();
      return false;
    },
    () => true,
  );
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) {
    // Repeated at once, because each check is a round trip to another process.
  }
}
