import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stampMode } from '../../seed/database-mode.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { DAY_MS, givenForeignOrder } from './reconciliation.fixture.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/reconcile.ts', import.meta.url));
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  await stampMode(test.url, 'demo');
});
afterAll(() => test[Symbol.asyncDispose]());

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** The script as an operator runs it, by the clock of the machine. */
function run(...words: string[]): Promise<Ended> {
  const env = { PATH: process.env.PATH, DATABASE_URL: test.runningUrl, BAZAAR_ENV: 'demo' };
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, ...words], { env }, (failure, out, error) =>
      resolve({ code: failure === null ? 0 : Number(failure.code), out, error }),
    );
  });
}

it('prints a table and ends with 0 while nothing is open, and with 1 once something is', async () => {
  const clean = await run();
  const authority = await givenForeignOrder(test, new Date(Date.now() - DAY_MS));
  const open = await run('--gateway', 'sandbox');

  expect([clean.code, clean.error]).toEqual([0, '']);
  expect(clean.out.split('\n')).toHaveLength(5);
  expect(clean.out).toMatch(/\nno open differences\n$/);
  expect([open.code, open.error]).toEqual([1, '']);
  expect(open.out).toContain(`unknown_here sandbox ${authority}: here unknown, there paid 300000 rial`);
});

it('refuses words that it cannot follow with one line', async () => {
  expect(await run('--gateway', 'bank')).toEqual({
    ...{ code: 1, out: '', error: '"bank" is no gateway here. There are: sandbox, sandbox-2.\n' },
  });
  expect((await run('--form')).error).toMatch(/^Unknown option '--form'[^\n]*\n$/);
});
