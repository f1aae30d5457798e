import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, randomMobile, type TestApp } from '../../testing/test-app.ts';
import { askWithWork, newDeviceToken, signIn } from '../sign-in.fixture.ts';

const DAY_MS = 86_400_000;
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test[Symbol.asyncDispose]());

async function counts() {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*)::int from auth.one_time_code) as codes,
      (select count(*)::int from auth.sign_in_guard where key like 'number:%') as guards,
      (select count(*)::int from auth.session) as sessions,
      (select count(*)::int from auth.device) as devices,
      (select count(*)::int from auth.used_work) as works,
      (select count(*)::int from auth.authorization_code) as authorizations,
      (select count(*)::int from auth.demo_message) as messages,
      (select count(*)::int from kit.rate_counter where key like 'auth:%') as counters`.execute(test.db);
  return rows[0];
}

it('keeps codes for 30 days, closed sessions for 90, messages for 7, devices for 90, and no work or counter beyond its window', async () => {
  const mobile = randomMobile();
  await signIn(test.app, mobile, { deviceToken: newDeviceToken() });
  await askWithWork(test.app, mobile);
  const first = await counts();
  const after = [];
  for (const days of [6, 2, 21, 2, 55, 10]) {
    test.clock.advance(days * DAY_MS);
    await test.runJobs();
    after.push(await counts());
  }

  expect(first).toEqual({
    ...{
      codes: 2,
      guards: 1,
      sessions: 1,
      devices: 1,
      works: 1,
      authorizations: 1,
      messages: 2,
      counters: 6,
    },
  });
  const quiet = { ...first, works: 0, counters: 0 };
  expect(after).toEqual([
    quiet,
    { ...quiet, messages: 0 },
    { ...quiet, messages: 0 },
    { ...quiet, messages: 0, codes: 0, guards: 0 },
    { ...quiet, messages: 0, codes: 0, guards: 0 },
    { codes: 0, guards: 0, sessions: 0, devices: 0, works: 0, authorizations: 0, messages: 0, counters: 0 },
  ]);
});

it('keeps what was spent without a code while it counts', async () => {
  const spent = async () =>
    (await sql`select spending_id as id from auth.uncoded_spending order by 1`.execute(test.db)).rows;
  const spend = (id: number) =>
    sql`select auth.spend_without_code(1, 'walletPay', ${id}, 5, 100, ${test.clock()})`.execute(test.db);
  await spend(1);
  test.clock.advance(1.5 * DAY_MS);
  await spend(2);
  await test.runJobs();
  const early = await spent();
  test.clock.advance(DAY_MS);
  await test.runJobs();

  expect(early).toEqual([{ id: 1 }, { id: 2 }]);
  expect(await spent()).toEqual([{ id: 2 }]);
});

it('allows users to sign in again after everything was removed', async () => {
  expect((await signIn(test.app)).expires_in).toBe(43_200);
});
