import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { faultsOfBooks, givenPayer, type Payer } from '../payments.fixture.ts';
import { raiseDifference } from './difference.sql.ts';
import {
  DAY_MS,
  differencesOf,
  gaugesOf,
  givenCharge,
  givenForeignOrder,
  givenOwnDay,
  givenReportError,
  kindsOf,
  postingsOf,
  reconcile,
  stateOfBooks,
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

describe('differences', () => {
  /** One of each kind, and how to end those that end by themselves. */
  async function givenOneOfEach() {
    const posted = await givenCharge(test, payer, 'returned');
    const other = await givenCharge(test, payer, 'returned');
    const unpaid = await givenCharge(test, payer, 'open');
    const silent = await givenCharge(test, payer, 'lost');
    await givenReportError(test, posted.authority, { isMissing: true });
    await givenReportError(test, other.authority, { amountRial: 1_000 });
    await givenReportError(test, unpaid.authority, { isMissing: true });
    await sql`
      update payment.sandbox_order set silent_until = now() + interval '10 years'
      where authority = ${silent.authority}`.execute(test.db);
    return { posted, other, unpaid, silent, foreign: await givenForeignOrder(test, test.clock()) };
  }

  it('are raised once each, and a second run changes nothing', async () => {
    const { silent, foreign } = await givenOneOfEach();
    test.clock.advance(DAY_MS);
    const { lines, isClean } = await reconcile(test, ofTheDay);
    const first = await stateOfBooks(test);
    await reconcile(test, ofTheDay);

    expect((await kindsOf(test)).map(([kind]) => kind).sort()).toEqual([
      ...['amount_differs', 'missing_at_gateway', 'posted_not_reported', 'success_not_posted'],
      'unknown_here',
    ]);
    expect([isClean, lines.at(-1)]).toEqual([false, '5 open differences']);
    expect(lines.find((line) => line.includes('unknown_here'))).toMatch(
      new RegExp(
        `^\\d+: unknown_here sandbox ${foreign}: here unknown, there paid 300000 rial, since ${test.clock().toISOString()}$`,
      ),
    );
    expect(await postingsOf(test, silent.paymentId)).toEqual([]);
    expect(await stateOfBooks(test)).toBe(first);
    expect(await gaugesOf(test, 'sandbox')).toEqual({
      ...{ ledgerSumRial: 0, unmatchedAttempts: 2, openDifferences: 5, oldestPendingSeconds: 0 },
    });
  });

  it('are resolved once both sides agree; the one that does not is closed by an operator', async () => {
    const { silent } = await givenOneOfEach();
    test.clock.advance(DAY_MS);
    await reconcile(test, ofTheDay);
    await sql`delete from payment.sandbox_report_error`.execute(test.db);
    await sql`update payment.sandbox_order set silent_until = null`.execute(test.db);
    const second = await reconcile(test, ofTheDay);
    const open = (await differencesOf(test, 'sandbox')).filter(({ resolution }) => resolution === null);
    const closed = await reconcile(test, `--resolve ${open[0]?.id} --note refunded`);
    const third = await reconcile(test, ofTheDay);

    expect(await postingsOf(test, silent.paymentId)).toEqual([`pay:${silent.paymentId}`]);
    expect([second.isClean, open.map(({ kind }) => kind)]).toEqual([false, ['unknown_here']]);
    expect(closed).toEqual({ lines: [`${open[0]?.id} is resolved: refunded`], isClean: true });
    expect(third.isClean).toBe(true);
    expect(new Map((await kindsOf(test)) as [string, string][])).toEqual(
      new Map([
        ['posted_not_reported', 'the gateway reports it as paid, or it was reversed'],
        ['amount_differs', 'the amounts agree'],
        ['missing_at_gateway', 'the gateway reports the attempt'],
        ['success_not_posted', 'it was posted'],
        ['unknown_here', 'refunded'],
      ]),
    );
    await expect(reconcile(test, `--resolve ${open[0]?.id} --note again`)).rejects.toThrow(
      `No open difference has the number ${open[0]?.id}.`,
    );
  });

  it('stay closed by an operator until the gateway reports something else', async () => {
    await reconcile(test, ofTheDay);
    const difference: Parameters<typeof raiseDifference>[1] = {
      ...{ gatewayId: 'sandbox', day, kind: 'unknown_here', authority: 'S1', attemptId: null },
      ...{ oursStatus: null, oursRial: null, theirsStatus: 'paid', theirsRial: 5, theirsRef: null },
    };
    const raise = (theirsRial: number) =>
      raiseDifference(test.db, { ...difference, theirsRial }, test.clock());
    const first = await raise(5);
    const [{ id } = { id: 0 }] = await differencesOf(test, 'sandbox');
    await reconcile(test, `--resolve ${id} --note known`);

    expect([first, await raise(5), await raise(6)]).toEqual([true, false, true]);
  });

  it('end when the charge that was never paid is reversed, and begin again when it is paid after all', async () => {
    const { paymentId, authority } = await givenCharge(test, payer, 'returned');
    await givenReportError(test, authority, { isMissing: true });
    test.clock.advance(DAY_MS);
    const before = await reconcile(test, ofTheDay);
    await sql`
      select wallet.reverse_transaction(id, 'never paid', 'operator', ${test.clock()}) from wallet.transaction
      where payment_id = ${paymentId}`.execute(test.db);
    const unmatched = (await gaugesOf(test, 'sandbox')).unmatchedAttempts;
    const reversed = await reconcile(test, ofTheDay);
    await sql`delete from payment.sandbox_report_error`.execute(test.db);
    const paid = await reconcile(test, ofTheDay);

    expect([before.isClean, reversed.isClean, paid.isClean, unmatched]).toEqual([false, true, false, 0]);
    expect(await kindsOf(test)).toEqual([
      ['posted_not_reported', 'the gateway reports it as paid, or it was reversed'],
      ['success_not_posted', null],
    ]);
    expect(await statusesOf(test, paymentId)).toEqual(['Verified', 'Verified']);
  });

  it('are shown by a dry run, which writes nothing', async () => {
    await givenOneOfEach();
    const lost = await givenCharge(test, payer, 'lost');
    test.clock.advance(DAY_MS);
    const before = await stateOfBooks(test);
    const { lines, isClean } = await reconcile(test, `${ofTheDay} --dry-run`);

    expect(await stateOfBooks(test)).toBe(before);
    expect(await postingsOf(test, lost.paymentId)).toEqual([]);
    expect([isClean, lines.at(1), lines.at(-1)]).toEqual([
      false,
      `sandbox  ${day}         5         4        2       2        0     4`,
      '4 open differences; nothing was written (dry run)',
    ]);
  });
});
