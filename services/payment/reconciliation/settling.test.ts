import { GatewayRedirect } from '@bazaar/contracts/payment';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  CHARGE,
  choose,
  comeBack,
  faultsOfBooks,
  givenPayer,
  type Payer,
  send,
} from '../payments.fixture.ts';
import {
  DAY_MS,
  dayAfter,
  givenCharge,
  givenOwnDay,
  givenReportError,
  kindsOf,
  reconcile,
  statusesOf,
} from './reconciliation.fixture.ts';

let test: TestApp;
let payer: Payer;
let day: string;
let ofTheDay: string;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  day = await givenOwnDay(test);
  ofTheDay = `--gateway sandbox --from ${day} --to ${day}`;
  payer = await givenPayer(test.app);
});
afterEach(async () => {
  expect(await faultsOfBooks(test)).toEqual([]);
});
afterAll(() => test[Symbol.asyncDispose]());

describe('a posted payment', () => {
  it('is settled by the report of its day, and by nothing else', async () => {
    const reported = await givenCharge(test, payer, 'returned');
    const missing = await givenCharge(test, payer, 'returned');
    await givenReportError(test, missing.authority, { isMissing: true });
    test.clock.advance(5 * DAY_MS);
    const before = await statusesOf(test, reported.paymentId);
    const { lines, isClean } = await reconcile(test, ofTheDay);

    expect(before).toEqual(['Verified', 'Verified']);
    expect(await statusesOf(test, reported.paymentId)).toEqual(['Settled', 'Settled']);
    expect(await statusesOf(test, missing.paymentId)).toEqual(['Verified', 'Verified']);
    expect(await kindsOf(test)).toEqual([['posted_not_reported', null]]);
    expect([isClean, lines.at(0), lines.at(1), lines.at(-1)]).toEqual([
      false,
      'gateway  day         attempts  reported  settled  posted  unclear  open',
      `sandbox  ${day}         2         1        1       0        0     1`,
      '1 open difference',
    ]);
  });

  it('is settled by the daily job, which also looks at open days again', async () => {
    const reported = await givenCharge(test, payer, 'returned');
    const late = await givenCharge(test, payer, 'returned');
    await givenReportError(test, late.authority, { isMissing: true });
    await test.runJobs();
    test.clock.advance(DAY_MS);
    await test.runJobs();
    const first = [await statusesOf(test, reported.paymentId), await statusesOf(test, late.paymentId)];
    await sql`delete from payment.sandbox_report_error`.execute(test.db);
    test.clock.advance(3 * DAY_MS);
    await test.runJobs();
    const { rows } = await sql<{ day: string }>`
      select day::text as day from payment.reconciliation_run
      where gateway_id = 'sandbox' and completed_at is not null order by day`.execute(test.db);

    expect(first).toEqual([
      ['Settled', 'Settled'],
      ['Verified', 'Verified'],
    ]);
    expect(await statusesOf(test, late.paymentId)).toEqual(['Settled', 'Settled']);
    expect(await kindsOf(test)).toEqual([
      ['posted_not_reported', 'the gateway reports it as paid, or it was reversed'],
    ]);
    expect(rows.map((run) => run.day)).toEqual(
      [-5, -4, -3, -2, -1].map((days) => dayAfter(test.clock, days)),
    );
  });
});

it('each sandbox reports its own orders', async () => {
  const payload = { amountRial: 400_000, gatewayId: 'sandbox-2' };
  const begun = GatewayRedirect.parse((await send(test.app, payer, { url: CHARGE, payload })).json());
  await comeBack(test.app, (await choose(test.app, begun.redirectUrl, 'success')).callback);
  test.clock.advance(DAY_MS);
  const { lines, isClean } = await reconcile(test, '');

  expect([isClean, ...lines.slice(1, 3)]).toEqual([
    true,
    `sandbox    ${day}         0         0        0       0        0     0`,
    `sandbox-2  ${day}         1         1        1       0        0     0`,
  ]);
  expect(await statusesOf(test, begun.paymentId)).toEqual(['Settled', 'Settled']);
});
