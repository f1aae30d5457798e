import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { noteMode } from './embedded-postgres/mode-note.ts';
import { type DatabaseMode, readMode, stampMode } from './seed/database-mode.ts';
import { addressesOf, PRODUCTION, startServices } from './services-process.fixture.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const A_START_MS = 60_000;
const DEMO = { BAZAAR_ENV: 'demo', LOG_LEVEL: 'silent', SIMULATE_SUPPLIERS: '0' };
const SEED = fileURLToPath(new URL('../scripts/seed.ts', import.meta.url));
const databases: TestDatabase[] = [];

afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.drop()));
});

async function given(database: Promise<TestDatabase>): Promise<TestDatabase> {
  databases.push(await database);
  return database;
}

async function start(database: TestDatabase, variables: Readonly<Record<string, string>>) {
  const services = await startServices({ ...variables, ...addressesOf(database) });
  onTestFinished(() => services.send('SIGKILL'));
  return services;
}

async function withClient<T>({ url }: TestDatabase, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe('a start on a database', { timeout: A_START_MS }, () => {
  it('stamps it as production at its first start, and a demo is refused there in one line', async () => {
    const database = await given(createEmptyDatabase());
    const services = await start(database, PRODUCTION);
    await services.ready();
    services.send('SIGTERM');
    await services.ended;
    expect((await withClient(database, readMode))?.mode).toBe('production');

    const demo = await start(database, DEMO);

    expect((await demo.ended).code).toBe(1);
    expect(demo.errors().trimEnd().split('\n')).toEqual([
      expect.stringMatching(
        /^BAZAAR_ENV asks for demo, but the database is a production one since its first start on [\d-]+\. Set BAZAAR_ENV=production, or point/,
      ),
    ]);
    const codes = await withClient(database, (client) => client.query('select from auth.user'));
    expect(codes.rowCount).toBe(0);
  });

  it.each<[DatabaseMode, Readonly<Record<string, string>>]>([
    ['demo', PRODUCTION],
    ['production', DEMO],
  ])(
    'refuses one that is stamped %s in the other mode, and applies nothing to it',
    async (mode, variables) => {
      const database = await given(createTestDatabase());
      await stampMode(database.url, mode);
      await withClient(database, (client) =>
        client.query("delete from kit.function_file where schema = 'kit' and name = 'all_words'"),
      );

      const services = await start(database, variables);

      expect((await services.ended).code).toBe(1);
      expect(services.errors()).toMatch(/^BAZAAR_ENV asks for \w+, but the database is a [^\n]+\n$/);
      const applied = await withClient(database, (client) =>
        client.query("select from kit.function_file where schema = 'kit' and name = 'all_words'"),
      );
      expect(applied.rowCount).toBe(0);
    },
  );
});

describe('a start with the embedded database', { timeout: A_START_MS }, () => {
  it('does not start the server of one that was noted in the other mode, whose log may wait for its archive', async () => {
    const folder = await temporaryFolder();
    onTestFinished(() => folder[Symbol.asyncDispose]());
    const home = path.join(folder.folder, 'postgres');
    await mkdir(home);
    await noteMode(home, 'production');
    const services = await startServices({ ...DEMO, BAZAAR_DATA: folder.folder });
    onTestFinished(() => services.send('SIGKILL'));

    expect((await services.ended).code).toBe(1);
    expect(services.errors()).toMatch(
      /^BAZAAR_ENV asks for demo, but the database in \S+ is one of BAZAAR_ENV=production/,
    );
    expect(await readdir(home)).toEqual(['database-mode']);
  });
});

describe('npm run seed', { timeout: A_START_MS }, () => {
  it.each([[], ['--reset']])('writes no demo data into a production database: %j', async (...words) => {
    const database = await given(createTestDatabase());
    await stampMode(database.url, 'production');
    const env = { PATH: process.env.PATH, ...addressesOf(database) };
    const ended = await new Promise((resolve) => {
      execFile(process.execPath, [SEED, ...words], { env }, (failure, out, error) =>
        resolve({ code: failure?.code, out, error }),
      );
    });

    expect(ended).toEqual({
      ...{ code: 1, out: '' },
      error: expect.stringMatching(
        /^BAZAAR_ENV asks for demo, but the database is a production one [^\n]+\n$/,
      ),
    });
  });
});
