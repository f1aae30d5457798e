import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedAuth } from '../auth/seed.ts';
import { signIn } from '../auth/sign-in.fixture.ts';
import { DEMO_BUYER } from '../seed/demo-users.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { faultsOfBooks, readPayment } from './payments.fixture.ts';
import { seedPayments } from './seed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await seedAuth(test.db, { now: test.clock() });
  await seedPayments(test.db, { now: test.clock() });
});
afterAll(() => test[Symbol.asyncDispose]());

it('gives the demo buyer payments in six states, with a consistent ledger', async () => {
  const { headers } = await signIn(test.app, DEMO_BUYER.mobile);
  const payer = { userId: DEMO_BUYER.id, headers };
  const payments = await Promise.all([1, 2, 3, 4, 5, 6].map((id) => readPayment(test.app, payer, id)));
  const { rows } = await sql`select 1 from payment.event where at > ${test.clock()}`.execute(test.db);

  expect(payments.map(({ status }) => status)).toEqual([
    ...['Failed', 'Settled', 'Cancelled', 'Expired', 'Refunded', 'VerifyPending'],
  ]);
  expect([rows.length, await faultsOfBooks(test)]).toEqual([0, []]);
});

it('lets the periodic check end the unclear one', async () => {
  test.clock.advance(2 * 60_000);
  await test.runJobs();
  const before = await sql`select status from payment.payment where id = 6`.execute(test.db);
  for (let minute = 0; minute < 28; minute += 2) {
    test.clock.advance(2 * 60_000);
    await test.runJobs();
  }
  const after = await sql`select status from payment.payment where id = 6`.execute(test.db);

  expect([before.rows, after.rows]).toEqual([[{ status: 'VerifyPending' }], [{ status: 'Verified' }]]);
});
