import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { comeBack, faultsOfBooks, givenPayer, type Payer } from '../payments.fixture.ts';
import { endOrder } from '../sandbox/sandbox.sql.ts';
import {
  DAY_MS,
  differencesOf,
  givenCharge,
  givenOwnDay,
  givenReportError,
  kindsOf,
  postingsOf,
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

describe('a success whose callback was lost', () => {
  it('is posted once, and settled', async () => {
    const { paymentId } = await givenCharge(test, payer, 'lost');
    test.clock.advance(DAY_MS);
    const { lines, isClean } = await reconcile(test, '');

    expect(await statusesOf(test, paymentId)).toEqual(['Settled', 'Settled']);
    expect(await postingsOf(test, paymentId)).toEqual([`pay:${paymentId}`]);
    expect(await kindsOf(test)).toEqual([['success_not_posted', 'it was posted']]);
    expect([isClean, lines.at(1)]).toEqual([
      true,
      `sandbox    ${day}         1         1        1       1        0     0`,
    ]);
  });

  it('is found in the report of the day on which it was paid', async () => {
    const { paymentId, authority } = await givenCharge(test, payer, 'open');
    test.clock.advance(DAY_MS);
    await reconcile(test, '--gateway sandbox');
    const before = await statusesOf(test, paymentId);
    await endOrder(test.db, { authority, state: 'paid', silentUntil: null, now: test.clock() });
    test.clock.advance(DAY_MS);
    await reconcile(test, '--gateway sandbox');

    expect(before).toEqual(['RedirectedToGateway', 'RedirectedToGateway']);
    expect(await statusesOf(test, paymentId)).toEqual(['Settled', 'Settled']);
    expect(await postingsOf(test, paymentId)).toEqual([`pay:${paymentId}`]);
  });

  it.each(['before', 'after', 'while'])('is posted once when it comes %s the report', async (when) => {
    const { paymentId, callback } = await givenCharge(test, payer, 'lost');
    test.clock.advance(DAY_MS);
    const returns = () => comeBack(test.app, callback);
    const work = () => reconcile(test, ofTheDay);
    if (when === 'while') {
      await Promise.all([returns(), work(), returns(), returns()]);
    } else {
      const [first, second] = when === 'before' ? [returns, work] : [work, returns];
      await first();
      await second();
    }
    await work();

    expect(await postingsOf(test, paymentId)).toEqual([`pay:${paymentId}`]);
    expect(await statusesOf(test, paymentId)).toEqual(['Settled', 'Settled']);
  });

  it('is posted by one of two instances, while the other leaves the day alone', async () => {
    const charges = [
      await givenCharge(test, payer, 'lost'),
      await givenCharge(test, payer, 'lost'),
      await givenCharge(test, payer, 'lost'),
    ];
    test.clock.advance(DAY_MS);
    const both = await Promise.all([reconcile(test, ofTheDay), reconcile(test, ofTheDay)]);
    const { rows } = await sql`
      select posted_count as posted, settled_count as settled from payment.reconciliation_run
      where gateway_id = 'sandbox'`.execute(test.db);

    expect(both.map(({ isClean }) => isClean).sort()).toEqual([false, true]);
    expect(both.flatMap(({ lines }) => lines)).toContain(
      `not compared: sandbox ${day}: another instance works on it`,
    );
    expect(rows).toEqual([{ posted: 3, settled: 3 }]);
    for (const { paymentId } of charges) {
      expect(await postingsOf(test, paymentId)).toEqual([`pay:${paymentId}`]);
    }
  });

  it('is not posted when the amount differs', async () => {
    const { paymentId, authority } = await givenCharge(test, payer, 'lost');
    await givenReportError(test, authority, { amountRial: 499_999 });
    test.clock.advance(DAY_MS);
    const { isClean } = await reconcile(test, ofTheDay);

    expect(await postingsOf(test, paymentId)).toEqual([]);
    expect(await differencesOf(test, 'sandbox')).toMatchObject([
      { kind: 'amount_differs', authority, oursRial: 500_000, theirsRial: 499_999, resolution: null },
    ]);
    expect(isClean).toBe(false);
  });
});
