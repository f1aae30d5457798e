import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePorts } from './embedded-postgres/free-ports.ts';
import { stampMode } from './seed/database-mode.ts';
import { addressesOf, PRODUCTION, startServices } from './services-process.fixture.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const SCRIPT = fileURLToPath(new URL('../scripts/doctor.ts', import.meta.url));
const A_START_MS = 60_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await stampMode(database.url, 'production');
});
afterAll(() => database.drop());

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

function run(variables: Readonly<Record<string, string>>, ...words: string[]): Promise<Ended> {
  const env = { PATH: process.env.PATH, ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, ...words], { env }, (failure, out, error) =>
      resolve({ code: failure === null ? 0 : Number(failure.code), out, error }),
    );
  });
}

async function site() {
  const data = await temporaryFolder();
  onTestFinished(() => data[Symbol.asyncDispose]());
  const [shell, services] = await freePorts(2);
  return {
    ...PRODUCTION,
    ...addressesOf(database),
    ...{ BAZAAR_DATA: data.folder, PORT: String(shell), SERVICES_PORT: String(services) },
  };
}

describe('npm run doctor', { timeout: A_START_MS }, () => {
  it('finds what does not run beside the services that do, and ends with 1', async () => {
    const variables = await site();
    const services = await startServices(variables);
    onTestFinished(() => services.send('SIGKILL'));
    await services.ready();

    const { code, out, error } = await run(variables, '--json');

    const report = JSON.parse(out) as { ok: boolean; checks: { name: string; problems: string[] }[] };
    const faulty = report.checks.filter(({ problems }) => problems.length > 0).map(({ name }) => name);
    expect([code, error, report.ok]).toEqual([1, '', false]);
    expect(report.checks.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['variables', 'database', 'services', 'running-database', 'mirror']),
    );
    expect(faulty).toEqual(['shell', 'shell-ready', 'manifest']);
  });

  it('prints before a start what is wrong and nothing else', async () => {
    const variables = await site();

    expect(await run(variables, '--before-start')).toEqual({ code: 0, out: '', error: '' });
    expect(await run({ ...variables, HOST: '0.0.0.0', BAZAAR_ENV: 'demo' }, '--before-start')).toEqual({
      ...{ code: 1, out: '' },
      error: expect.stringMatching(
        /^PUBLIC_ORIGIN is https:[^\n]+\nBAZAAR_ENV asks for demo, but [^\n]+\nHOST is 0\.0\.0\.0, [^\n]+\n$/,
      ),
    });
  });
});
