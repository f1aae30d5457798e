import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { post } from '../posting.sql.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/reverse.ts', import.meta.url));
let test: TestApp;
let id: number;

beforeAll(async () => {
  test = await createTestApp();
  id = await post(test.db, {
    ...{ key: 'given', type: 'Charge', description: 'شارژ', trackingCode: 'T-1', at: test.clock() },
    legs: [
      { account: 'gateway:demo:clearing', amountRial: -5_000 },
      { account: 'user:10:available', amountRial: 5_000 },
    ],
  });
});
afterAll(() => test[Symbol.asyncDispose]());

/** The script as an operator runs it, by the clock of the machine. */
function run(env: Record<string, string>, ...words: string[]): Promise<{ code: number; text: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [SCRIPT, ...words],
      { env: { PATH: process.env.PATH, ...env } },
      (failure, out, error) =>
        resolve({ code: failure === null ? 0 : Number(failure.code), text: out + error }),
    );
  });
}

it('needs the owner of the database, shows first, and then posts once', async () => {
  const asOwner = { MIGRATION_DATABASE_URL: test.url, DATABASE_URL: test.runningUrl };
  const write = ['--transaction', String(id), '--write', '--reason', 'never paid', '--operator', 'S. Karimi'];
  const refused = await run({ DATABASE_URL: test.runningUrl }, '--transaction', String(id));
  const shown = await run(asOwner, '--transaction', 'T-1');
  const done = await run(asOwner, ...write);
  const again = await run(asOwner, ...write);
  const { rows } = await sql`select reason, operator from wallet.reversal`.execute(test.db);

  expect(refused).toEqual({
    code: 1,
    text: 'Only the owner of the database reverses a transaction; give its address in MIGRATION_DATABASE_URL.\n',
  });
  expect([shown.code, shown.text.split('\n').at(-2)]).toEqual([
    0,
    'Nothing was written (dry run); --write with --reason and --operator posts it.',
  ]);
  expect([done.code, done.text.split('\n').at(-2)]).toEqual([0, `${id} is reversed.`]);
  expect(again).toEqual({
    code: 1,
    text: expect.stringMatching(/^\d+ was reversed before, by transaction \d+\.\n$/),
  });
  expect(rows).toEqual([{ reason: 'never paid', operator: 'S. Karimi' }]);
});
