import { GatewayRedirect } from '@bazaar/contracts/payment';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { startZarinpalServer, type ZarinpalServer } from '../gateway/zarinpal-server.fixture.ts';
import { CHARGE, comeBack, faultsOfBooks, givenPayer, type Payer, send } from '../payments.fixture.ts';
import {
  DAY_MS,
  differencesOf,
  givenOwnDay,
  postingsOf,
  reconcile,
  statusesOf,
} from './reconciliation.fixture.ts';

let server: ZarinpalServer;
let test: TestApp;
let payer: Payer;
let variables: Record<string, string>;
let day: string;

beforeAll(async () => {
  server = await startZarinpalServer();
  variables = { ZARINPAL_BASE_URL: server.origin, ZARINPAL_MERCHANT_ID: server.merchantId };
  test = await createTestApp({ variables });
});
beforeEach(async () => {
  day = await givenOwnDay(test);
  server.trouble = {};
  server.whileAsked = async () => undefined;
  server.forgetAll();
  payer = await givenPayer(test.app);
});
afterEach(async () => {
  expect(await faultsOfBooks(test)).toEqual([]);
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

async function givenCharge(end: 'returned' | 'lost' | 'open') {
  const payload = { amountRial: 300_000, gatewayId: 'zarinpal' };
  const begun = GatewayRedirect.parse((await send(test.app, payer, { url: CHARGE, payload })).json());
  const authority = begun.redirectUrl.split('/').at(-1) ?? '';
  const back = `http://localhost:3000/api/payment/gateways/zarinpal/callback?Authority=${authority}&Status=OK`;
  if (end !== 'open') {
    server.pay(authority);
  }
  if (end === 'returned') {
    await comeBack(test.app, back);
  }
  return { paymentId: begun.paymentId, authority, back };
}

const run = (more = '') => reconcile(test, `--gateway zarinpal --from ${day} --to ${day} ${more}`, variables);

describe('reconciliation with Zarinpal', () => {
  it('settles what inquiry and a repeated verify confirm, and posts a lost callback once', async () => {
    const returned = await givenCharge('returned');
    const lost = await givenCharge('lost');
    const open = await givenCharge('open');
    test.clock.advance(DAY_MS);
    const asked = server.questions.length;
    const { lines, isClean } = await run();
    await comeBack(test.app, lost.back);
    const calls = server.questions.slice(asked).map(({ call }) => call);

    expect([isClean, lines.at(1)]).toEqual([
      true,
      `zarinpal  ${day}         3         3        2       1        0     0`,
    ]);
    for (const { paymentId } of [returned, lost]) {
      expect(await statusesOf(test, paymentId)).toEqual(['Settled', 'Settled']);
      expect(await postingsOf(test, paymentId)).toEqual([`pay:${paymentId}`]);
    }
    expect((await statusesOf(test, open.paymentId)).at(0)).toBe('RedirectedToGateway');
    expect(calls.sort()).toEqual(['inquiry', 'inquiry', 'inquiry', 'unVerified', 'verify', 'verify']);
  });

  it('raises each kind of difference', async () => {
    const [reversed, otherPosted] = [await givenCharge('returned'), await givenCharge('returned')];
    const [other, silent] = [await givenCharge('lost'), await givenCharge('lost')];
    const forgotten = await givenCharge('open');
    server.reverse(reversed.authority);
    server.changeAmount(otherPosted.authority, 7_000);
    server.changeAmount(other.authority, 9_000);
    server.forget(forgotten.authority);
    const foreign = server.payUnknown(45_000);
    test.clock.advance(DAY_MS);
    server.whileAsked = async () => {
      // Verify fails once it is asked about the missed success, after the report.
      server.trouble =
        server.questions.at(-1)?.body.authority === silent.authority ? { verify: 'error500' } : {};
    };
    const { isClean } = await run();
    const found = (await differencesOf(test, 'zarinpal')).map(({ kind, authority, oursRial, theirsRial }) => [
      kind,
      authority,
      oursRial,
      theirsRial,
    ]);

    expect(found).toEqual([
      ['posted_not_reported', reversed.authority, 300_000, null],
      ['amount_differs', otherPosted.authority, 300_000, null],
      ['amount_differs', other.authority, 300_000, 9_000],
      ['success_not_posted', silent.authority, 300_000, 300_000],
      ['missing_at_gateway', forgotten.authority, 300_000, null],
      ['unknown_here', foreign, null, 45_000],
    ]);
    expect(isClean).toBe(false);
    expect(await postingsOf(test, other.paymentId)).toEqual([]);
  });

  it('confirms nothing at Zarinpal in a dry run', async () => {
    const { authority } = await givenCharge('lost');
    test.clock.advance(DAY_MS);
    const asked = server.questions.length;
    const { lines } = await run('--dry-run');

    expect(server.questions.slice(asked)).toEqual([
      { call: 'unVerified', body: {} },
      { call: 'inquiry', body: { authority } },
    ]);
    expect(lines.at(1)).toContain('1        1       1        0     0');
  });

  it('leaves a day open on which Zarinpal did not respond about an attempt, and looks at it again', async () => {
    const { paymentId } = await givenCharge('returned');
    test.clock.advance(DAY_MS);
    server.trouble = { inquiry: 'error500' };
    const { lines, isClean } = await run();
    const { rows } = await sql`
      select completed_at, unclear_count from payment.reconciliation_run where gateway_id = 'zarinpal'`.execute(
      test.db,
    );
    server.trouble = {};
    await test.runJobs();

    expect([isClean, lines.at(1)]).toEqual([
      false,
      `zarinpal  ${day}         1         1        0       0        1     0`,
    ]);
    expect(rows).toEqual([{ completed_at: null, unclear_count: 1 }]);
    expect(await statusesOf(test, paymentId)).toEqual(['Settled', 'Settled']);
  });

  it.each(['garbage', 'error500', 'cut'] as const)(
    'has no result when the list of unverified payments is %s, and is retried by the job',
    async (trouble) => {
      const { paymentId } = await givenCharge('returned');
      test.clock.advance(DAY_MS);
      server.trouble = { unVerified: trouble };
      const { lines, isClean } = await run();
      await test.runJobs();
      const { rows } = await sql<{ attempts: number; error: string }>`
        select attempts, last_error as error from kit.job where kind = 'payment.reconcile'`.execute(test.db);
      server.trouble = {};
      test.clock.advance(60_000);
      await test.runJobs();

      expect([isClean, lines.at(1)]).toEqual([
        false,
        `zarinpal  ${day}         -         -        -       -        -     -`,
      ]);
      expect(lines.at(2)).toContain(`not compared: zarinpal ${day}: `);
      expect(rows).toMatchObject([{ attempts: 1, error: expect.stringContaining(`zarinpal ${day}: `) }]);
      expect(await statusesOf(test, paymentId)).toEqual(['Settled', 'Settled']);
    },
  );
});
