import { listDemoMessages, loginByOtp } from '@bazaar/contracts/auth';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { stampMode } from './seed/database-mode.ts';
import { seedVersion } from './seed/seed-stamp.ts';
import { addressesOf, type ServicesProcess, startServices } from './services-process.fixture.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const A_START_MS = 120_000;
const MOBILE = '09121234567';
let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await stampMode(database.url, 'demo');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function start(variables: Readonly<Record<string, string>>): Promise<ServicesProcess> {
  const data = await temporaryFolder();
  const services = await startServices({
    ...{ BAZAAR_ENV: 'demo', BAZAAR_DEMO_PUBLIC: '1', PUBLIC_ORIGIN: 'https://demo.bazaar.example' },
    ...{ LOG_LEVEL: 'silent', SIMULATE_SUPPLIERS: '0', BAZAAR_DATA: data.folder },
    ...{ ...addressesOf(database), ...variables },
  });
  onTestFinished(async () => {
    services.send('SIGKILL');
    await services.ended;
    await data[Symbol.asyncDispose]();
  });
  return services;
}

function messagesOf(origin: string, query: Record<string, string>): Promise<Response> {
  return fetch(`${origin}/auth${listDemoMessages.path}?${new URLSearchParams(query)}`);
}

async function askForCode(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/auth${loginByOtp.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phoneNumber: MOBILE }),
  });
  return ((await reply.json()) as { requestId: string }).requestId;
}

describe('a public demonstration', { timeout: A_START_MS }, () => {
  it('is refused on a database with data that no seed wrote', async () => {
    await client.query(
      `insert into auth.user (mobile, name, created_at) values ('+989000000000', 'A', now())`,
    );
    const services = await start({});

    expect((await services.ended).code).toBe(1);
    expect(services.errors()).toMatch(/^BAZAAR_DEMO_PUBLIC is 1, [^\n]+ data of its own\. Run [^\n]+\n$/);
  });

  it('shows a code to the browser that asked for it alone, and makes its data anew', async () => {
    await client.query('insert into kit.seed_stamp (version, seed, seeded_at) values ($1, 1, now())', [
      seedVersion(),
    ]);
    const services = await start({});
    await services.ready();
    const requestId = await askForCode(services.origin);

    expect(await (await messagesOf(services.origin, { requestId })).json()).toEqual([
      expect.objectContaining({ code: expect.stringMatching(/^\d{6}$/) }),
    ]);
    expect((await messagesOf(services.origin, { phoneNumber: MOBILE })).status).toBe(404);

    services.send('SIGUSR2');
    await services.line(/^Demo data: a day has passed, writing it anew/);
    await expect
      .poll(() => askForCode(services.origin).catch(() => ''), { timeout: A_START_MS })
      .toMatch(/^[\da-f-]{36}$/);
    const visitor = await client.query("select from auth.user where mobile = '+989000000000'");
    expect(visitor.rowCount).toBe(0);
    expect((await messagesOf(services.origin, { requestId })).status).toBe(200);
    expect(await (await messagesOf(services.origin, { requestId })).json()).toEqual([]);
    services.send('SIGTERM');
    expect(await services.ended).toEqual({ code: 0, signal: null });
    expect(services.errors()).toBe('');
  });
});
