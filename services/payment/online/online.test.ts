import { GatewayRedirect } from '@bazaar/contracts/payment';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, TEST_ENVIRONMENT, type TestApp } from '../../testing/test-app.ts';
import { insertCharge } from '../payment/payment.sql.ts';
import {
  beginCharge,
  CHARGE,
  choose,
  comeBack,
  creditOf,
  faultsOfBooks,
  givenPayer,
  type Payer,
  readPayment,
  send,
} from '../payments.fixture.ts';
import { createSandboxGateway } from '../sandbox/sandbox-gateway.adapter.ts';
import { writeIntent } from './intent.commands.ts';
import { eventsOf, postingsOf } from './payment-history.fixture.ts';

const MINUTE_MS = 60_000;
let test: TestApp;
let payer: Payer;

beforeAll(async () => {
  test = await createTestApp();
  payer = await givenPayer(test.app);
});
afterEach(async () => {
  expect(await faultsOfBooks(test)).toEqual([]);
});
afterAll(() => test[Symbol.asyncDispose]());

describe('a charge at the sandbox', () => {
  it('redirects to the gateway and back, and is booked once', async () => {
    const before = await creditOf(test.app, payer);
    const visit = await beginCharge(test.app, payer, 500_000);
    const { callback } = await choose(test.app, visit.redirectUrl, 'success');
    const back = await comeBack(test.app, callback);

    expect(visit.redirectUrl).toMatch(/^http:\/\/localhost:3000\/api\/payment\/sandbox\/S[0-9a-f]{32}$/);
    expect(back).toEqual({
      status: 303,
      location: `http://localhost:3000/profile/wallet?paymentId=${visit.paymentId}`,
    });
    expect(await readPayment(test.app, payer, visit.paymentId)).toMatchObject({
      status: 'Verified',
      method: 'online',
      allowedActions: [],
      attempts: [{ attemptNo: 1, status: 'Verified', redirectUrl: null, cardMasked: '603799******0001' }],
    });
    expect((await creditOf(test.app, payer)).availableRial - before.availableRial).toBe(500_000);
    expect(await eventsOf(test, visit.paymentId)).toEqual(['create', 'redirect', 'return', 'verify']);
    expect(await postingsOf(test, visit.paymentId)).toEqual([`pay:${visit.paymentId}`]);
  });

  it('counts a second return, a reload and simultaneous returns as one payment', async () => {
    const visit = await beginCharge(test.app, payer);
    const { callback } = await choose(test.app, visit.redirectUrl, 'double');
    const before = await creditOf(test.app, payer);

    const backs = await Promise.all(Array.from({ length: 8 }, () => comeBack(test.app, callback)));
    await comeBack(test.app, callback);

    expect(new Set(backs.map(({ status }) => status))).toEqual(new Set([303]));
    expect((await creditOf(test.app, payer)).availableRial - before.availableRial).toBe(500_000);
    expect(await postingsOf(test, visit.paymentId)).toHaveLength(1);
  });

  it("trusts the gateway and not the callback's address", async () => {
    const visit = await beginCharge(test.app, payer);
    const { callback } = await choose(test.app, visit.redirectUrl, 'failure');
    await comeBack(test.app, callback.replace('Status=NOK', 'Status=OK&amount=9&code=100'));

    expect(await readPayment(test.app, payer, visit.paymentId)).toMatchObject({
      status: 'Failed',
      allowedActions: ['retry', 'cancel'],
    });
    expect(await postingsOf(test, visit.paymentId)).toEqual([]);
  });

  it('is cancelled when the visitor gives up', async () => {
    const visit = await beginCharge(test.app, payer);
    await comeBack(test.app, (await choose(test.app, visit.redirectUrl, 'cancel')).callback);

    expect(await readPayment(test.app, payer, visit.paymentId)).toMatchObject({
      status: 'Cancelled',
      cancelRequested: false,
      allowedActions: ['retry'],
    });
  });

  it('redirects an unknown return to the wallet, and accepts only return pages of the site', async () => {
    const lost = await test.app.inject('/payment/gateways/sandbox/callback?Authority=S0&Status=OK');
    const payload = { amountRial: 500_000, gatewayId: 'sandbox', returnPath: '/profile/requests/7?tab=pay' };
    const visit = GatewayRedirect.parse((await send(test.app, payer, { url: CHARGE, payload })).json());
    const { callback } = await choose(test.app, visit.redirectUrl, 'success');

    expect([lost.statusCode, lost.headers.location]).toEqual([303, 'http://localhost:3000/profile/wallet']);
    expect((await comeBack(test.app, callback)).location).toBe(
      `http://localhost:3000/profile/requests/7?tab=pay&paymentId=${visit.paymentId}`,
    );
    for (const returnPath of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a b']) {
      const reply = await send(test.app, payer, { url: CHARGE, payload: { ...payload, returnPath } });
      expect([returnPath, reply.statusCode]).toEqual([returnPath, 400]);
    }
  });

  it.each([
    [99_999, 400, 'validation'],
    [2_000_000_001, 400, 'validation'],
    [100_000, 200, undefined],
  ])('of %i rial returns %i', async (amountRial, status, code) => {
    const reply = await send(test.app, payer, { url: CHARGE, payload: { amountRial, gatewayId: 'sandbox' } });

    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  });

  it('returns 404 for a gateway that is not set up', async () => {
    const payload = { amountRial: 500_000, gatewayId: 'zarinpal' };

    expect((await send(test.app, payer, { url: CHARGE, payload })).statusCode).toBe(404);
  });
});

describe('an unclear payment', () => {
  it('waits, is checked every two minutes, and is booked when the gateway responds', async () => {
    const visit = await beginCharge(test.app, payer);
    await comeBack(test.app, (await choose(test.app, visit.redirectUrl, 'silent')).callback);
    const waiting = await readPayment(test.app, payer, visit.paymentId);
    test.clock.advance(2 * MINUTE_MS);
    await test.runJobs();
    const stillWaiting = await readPayment(test.app, payer, visit.paymentId);
    test.clock.advance(2 * MINUTE_MS);
    await test.runJobs();

    expect(waiting).toMatchObject({ status: 'VerifyPending', allowedActions: [] });
    expect(waiting.statusText).toContain('نیازی به پرداخت دوباره نیست');
    expect(stillWaiting.status).toBe('VerifyPending');
    expect((await readPayment(test.app, payer, visit.paymentId)).status).toBe('Verified');
    expect(await postingsOf(test, visit.paymentId)).toHaveLength(1);
  });

  it('fails after thirty minutes with a note on when the bank returns the money, and is still booked on a later success', async () => {
    const visit = await beginCharge(test.app, payer);
    const { callback } = await choose(test.app, visit.redirectUrl, 'silent');
    await sql`update payment.sandbox_order set silent_until = now() + interval '10 years'`.execute(test.db);
    await comeBack(test.app, callback);
    for (let minute = 0; minute <= 32; minute += 2) {
      await test.runJobs();
      test.clock.advance(2 * MINUTE_MS);
    }
    const failed = await readPayment(test.app, payer, visit.paymentId);
    await sql`update payment.sandbox_order set silent_until = null`.execute(test.db);
    await comeBack(test.app, callback);

    expect(failed.status).toBe('Failed');
    expect(failed.statusText).toContain('۷۲ ساعت');
    expect((await readPayment(test.app, payer, visit.paymentId)).status).toBe('Verified');
    expect(await eventsOf(test, visit.paymentId)).toEqual([
      ...['create', 'redirect', 'return', 'suspend', 'giveUp', 'verifyLate'],
    ]);
  });

  it('expires after twenty minutes without a return, unless the gateway reports it as paid', async () => {
    const unpaid = await beginCharge(test.app, payer);
    const paid = await beginCharge(test.app, payer);
    const { callback } = await choose(test.app, paid.redirectUrl, 'late');
    test.clock.advance(20 * MINUTE_MS);
    await test.runJobs();

    expect(await readPayment(test.app, payer, unpaid.paymentId)).toMatchObject({
      status: 'Expired',
      allowedActions: ['retry', 'cancel'],
    });
    expect((await readPayment(test.app, payer, paid.paymentId)).status).toBe('Verified');
    expect((await comeBack(test.app, callback)).status).toBe(303);
    expect(await postingsOf(test, paid.paymentId)).toHaveLength(1);
  });

  it('expires when the process ended before it reached the gateway', async () => {
    const paymentId = await test.db.transaction().execute(async (transaction) => {
      const charge = { userId: payer.userId, walletUserId: payer.userId, amountRial: 500_000 };
      const id = await insertCharge(transaction, charge, test.clock());
      const context = { ...test, environment: TEST_ENVIRONMENT };
      const gateway = createSandboxGateway(context);
      await writeIntent(context, transaction, {
        ...{ payment: { id, walletUserId: payer.userId, amountRial: 500_000, purpose: 'walletCharge' } },
        ...{ gateway, walletPartRial: 0 },
        ...{ returnPath: undefined, user: { userId: payer.userId, sessionId: '' } },
      });
      return id;
    });
    test.clock.advance(20 * MINUTE_MS);
    await test.runJobs();

    expect((await readPayment(test.app, payer, paymentId)).status).toBe('Expired');
    expect(await eventsOf(test, paymentId)).toEqual(['create', 'expire']);
  });
});

describe('cancelling a payment', () => {
  const cancel = (paymentId: number, who = payer) =>
    test.app.inject({
      method: 'POST',
      url: `/payment/api/v1/payments/${paymentId}/cancel`,
      headers: who.headers,
    });

  it('is only a request while the visitor is at the gateway: a later success goes to the wallet', async () => {
    const before = await creditOf(test.app, payer);
    const visit = await beginCharge(test.app, payer);
    const { callback } = await choose(test.app, visit.redirectUrl, 'late');
    const cancelled = (await cancel(visit.paymentId)).json();
    await comeBack(test.app, callback);
    await comeBack(test.app, callback);

    expect(cancelled).toMatchObject({ status: 'Cancelled', cancelRequested: true });
    expect((await readPayment(test.app, payer, visit.paymentId)).status).toBe('Refunded');
    expect((await creditOf(test.app, payer)).availableRial - before.availableRial).toBe(500_000);
  });

  it('is refused for a paid payment, and returns 404 to another user', async () => {
    const visit = await beginCharge(test.app, payer);
    await comeBack(test.app, (await choose(test.app, visit.redirectUrl, 'success')).callback);
    const late = await cancel(visit.paymentId);
    const other = await cancel(visit.paymentId, await givenPayer(test.app));

    expect([late.statusCode, late.json().code, late.json().data.currentStatus]).toEqual([
      409,
      'invalid_transition',
      'Verified',
    ]);
    expect([other.statusCode, (await cancel(999_999)).statusCode]).toEqual([404, 404]);
  });
});
