import { GatewayRedirect } from '@bazaar/contracts/payment';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  beginCharge,
  CHARGE,
  choose,
  comeBack,
  faultsOfBooks,
  givenPayer,
  type Payer,
  send,
} from '../payments.fixture.ts';
import { endOrder } from '../sandbox/sandbox.sql.ts';
import { raiseDifference } from './difference.sql.ts';
import {
  DAY_MS,
  dayAfter,
  differencesOf,
  gaugesOf,
  givenForeignOrder,
  givenOwnDay,
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

const authorityOf = (redirectUrl: string) => redirectUrl.split('/').at(-1) ?? '';

/** A charge whose browser came back, or was lost after it had paid. */
async function givenCharge(end: 'returned' | 'lost' | 'open') {
  const { paymentId, redirectUrl } = await beginCharge(test.app, payer);
  const callback = end === 'open' ? '' : (await choose(test.app, redirectUrl, 'success')).callback;
  if (end === 'returned') {
    await comeBack(test.app, callback);
  }
  return { paymentId, callback, authority: authorityOf(redirectUrl) };
}

interface ReportError {
  readonly isMissing?: boolean;
  readonly amountRial?: number;
}

async function givenReportError(authority: string, { isMissing = false, amountRial }: ReportError) {
  await sql`
    insert into payment.sandbox_report_error (authority, is_missing, amount_rial)
    values (${authority}, ${isMissing}, ${amountRial ?? null})`.execute(test.db);
}

const kinds = async () =>
  (await differencesOf(test, 'sandbox')).map(({ kind, resolution }) => [kind, resolution]);

describe('a posted payment', () => {
  it('is settled by the report of its day, and by nothing else', async () => {
    const reported = await givenCharge('returned');
    const missing = await givenCharge('returned');
    await givenReportError(missing.authority, { isMissing: true });
    test.clock.advance(5 * DAY_MS);
    const before = await statusesOf(test, reported.paymentId);
    const { lines, isClean } = await reconcile(test, ofTheDay);

    expect(before).toEqual(['Verified', 'Verified']);
    expect(await statusesOf(test, reported.paymentId)).toEqual(['Settled', 'Settled']);
    expect(await statusesOf(test, missing.paymentId)).toEqual(['Verified', 'Verified']);
    expect(await kinds()).toEqual([['posted_not_reported', null]]);
    expect([isClean, lines.at(0), lines.at(1), lines.at(-1)]).toEqual([
      false,
      'gateway  day         attempts  reported  settled  posted  unclear  open',
      `sandbox  ${day}         2         1        1       0        0     1`,
      '1 open difference',
    ]);
  });

  it('is settled by the daily job, which also looks at open days again', async () => {
    const reported = await givenCharge('returned');
    const late = await givenCharge('returned');
    await givenReportError(late.authority, { isMissing: true });
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
    expect(await kinds()).toEqual([['posted_not_reported', 'the gateway reports it as paid']]);
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

describe('a success whose callback was lost', () => {
  it('is posted once, and settled', async () => {
    const { paymentId } = await givenCharge('lost');
    test.clock.advance(DAY_MS);
    const { lines, isClean } = await reconcile(test, '');

    expect(await statusesOf(test, paymentId)).toEqual(['Settled', 'Settled']);
    expect(await postingsOf(test, paymentId)).toEqual([`pay:${paymentId}`]);
    expect(await kinds()).toEqual([['success_not_posted', 'it was posted']]);
    expect([isClean, lines.at(1)]).toEqual([
      true,
      `sandbox    ${day}         1         1        1       1        0     0`,
    ]);
  });

  it('is found in the report of the day on which it was paid', async () => {
    const { paymentId, authority } = await givenCharge('open');
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
    const { paymentId, callback } = await givenCharge('lost');
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
    const charges = [await givenCharge('lost'), await givenCharge('lost'), await givenCharge('lost')];
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
    const { paymentId, authority } = await givenCharge('lost');
    await givenReportError(authority, { amountRial: 499_999 });
    test.clock.advance(DAY_MS);
    const { isClean } = await reconcile(test, ofTheDay);

    expect(await postingsOf(test, paymentId)).toEqual([]);
    expect(await differencesOf(test, 'sandbox')).toMatchObject([
      { kind: 'amount_differs', authority, oursRial: 500_000, theirsRial: 499_999, resolution: null },
    ]);
    expect(isClean).toBe(false);
  });
});

describe('differences', () => {
  /** One of each kind, and how to end those that end by themselves. */
  async function givenOneOfEach() {
    const posted = await givenCharge('returned');
    const other = await givenCharge('returned');
    const unpaid = await givenCharge('open');
    const silent = await givenCharge('lost');
    await givenReportError(posted.authority, { isMissing: true });
    await givenReportError(other.authority, { amountRial: 1_000 });
    await givenReportError(unpaid.authority, { isMissing: true });
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

    expect((await kinds()).map(([kind]) => kind).sort()).toEqual([
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
    expect(new Map((await kinds()) as [string, string][])).toEqual(
      new Map([
        ['posted_not_reported', 'the gateway reports it as paid'],
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

  it('are shown by a dry run, which writes nothing', async () => {
    await givenOneOfEach();
    const lost = await givenCharge('lost');
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

describe('the operator’s command', () => {
  it.each([
    ['--gateway bank', '"bank" is no gateway here. There are: sandbox, sandbox-2.'],
    ['--form 2026-11-20', "Unknown option '--form'"],
    ['yesterday', "Unexpected argument 'yesterday'"],
  ])('refuses %s with one line', async (words, line) => {
    const refused = await reconcile(test, words).catch((error: unknown) => error);

    expect(refused).toMatchObject({ name: 'ReconcileProblem', message: expect.stringContaining(line) });
    expect(String(refused)).not.toContain('\n');
  });
});

it('the metrics name the oldest verification that is pending', async () => {
  const { redirectUrl } = await beginCharge(test.app, payer);
  await comeBack(test.app, (await choose(test.app, redirectUrl, 'silent')).callback);
  test.clock.advance(90_000);

  expect(await gaugesOf(test, 'sandbox')).toEqual({
    ...{ ledgerSumRial: 0, unmatchedAttempts: 0, openDifferences: 0, oldestPendingSeconds: 90 },
  });
  expect((await gaugesOf(test, 'sandbox-2')).oldestPendingSeconds).toBe(0);
});
