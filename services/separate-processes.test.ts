import { collectEndpoints } from '@bazaar/contracts/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseServices } from './app.ts';
import { createDatabase } from './kit/database/database.ts';
import { stampMode } from './seed/database-mode.ts';
import { addressesOf, startServices } from './services-process.fixture.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const A_START_MS = 60_000;
const SERVICES = chooseServices(undefined).map(({ name }) => name);
const endpoints = (await collectEndpoints()).map(([, endpoint]) => endpoint);
let database: TestDatabase;
/** Compiled modules, so that the later processes start sooner. */
let cache: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  cache = await temporaryFolder();
  database = await createTestDatabase();
  const db = createDatabase(database.url, { connections: 1 });
  // With a user in it the database counts as used, and no demo data is written.
  await sql`insert into auth.user (mobile, name, created_at) values ('+989000000000', 'A', now())`.execute(
    db,
  );
  await db.destroy();
  await stampMode(database.url, 'demo');
});
afterAll(async () => {
  await database.drop();
  await cache[Symbol.asyncDispose]();
});

/** How many endpoints of each service the process at this origin has; one that fails by itself counts for none. */
async function servicesAnsweredBy(origin: string): Promise<Record<string, number>> {
  const answered: Record<string, number> = {};
  for (const { service, method, path } of endpoints) {
    const response = await fetch(`${origin}/${service}${path.replaceAll(/:\w+/g, '1')}`, {
      method,
      redirect: 'manual',
    });
    const text = await response.text();
    const isMissing = [405, 500].includes(response.status) || text.includes('"address_not_found"');
    answered[service] = (answered[service] ?? 0) + (isMissing ? 0 : 1);
  }
  return Object.fromEntries(Object.entries(answered).filter(([, count]) => count > 0));
}

describe('a process of one service', { timeout: A_START_MS }, () => {
  it.each(SERVICES)('answers every endpoint of %s, and no other', async (name) => {
    const services = await startServices({
      ...{ BAZAAR_ENV: 'demo', ...addressesOf(database), SERVICES: name, LOG_LEVEL: 'silent' },
      ...{
        SIMULATE_SUPPLIERS: '0',
        WRITES_PER_MINUTE: '0',
        READ_UNITS_PER_SECOND: '0',
        NODE_COMPILE_CACHE: cache.folder,
      },
    });
    await services.ready();
    const answered = await servicesAnsweredBy(services.origin);
    services.send('SIGTERM');

    const own = endpoints.filter(({ service }) => service === name).length;
    expect(own).toBeGreaterThan(0);
    expect(answered).toEqual({ [name]: own });
    expect(await services.ended).toEqual({ code: 0, signal: null });
    expect(services.errors()).toBe('');
  });

  it('leaves no service of the contracts without a process', () => {
    expect([...new Set(endpoints.map(({ service }) => service))].sort()).toEqual(SERVICES.toSorted());
  });
});
