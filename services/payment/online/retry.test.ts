import { randomUUID } from 'node:crypto';
import { GatewayRedirect } from '@bazaar/contracts/payment';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  beginCharge,
  CHARGE,
  choose,
  comeBack,
  creditOf,
  faultsOfBooks,
  givenCredit,
  givenFee,
  givenPayer,
  inServices,
  type Payer,
  REQUEST,
  RETRY,
  readPayment,
  send,
  WALLET_PAY,
} from '../payments.fixture.ts';

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

describe('retrying a payment', () => {
  const retry = (paymentId: number, key = randomUUID()) =>
    send(test.app, payer, { url: RETRY, key, payload: { paymentId, gatewayId: 'sandbox' } });

  it('adds an attempt to the same payment, five times at most', async () => {
    const visit = await beginCharge(test.app, payer);
    let { redirectUrl } = visit;
    for (let attempt = 2; attempt <= 5; attempt += 1) {
      await comeBack(test.app, (await choose(test.app, redirectUrl, 'failure')).callback);
      const next = GatewayRedirect.parse((await retry(visit.paymentId)).json());
      expect([next.paymentId, next.onlinePaymentId > visit.onlinePaymentId]).toEqual([visit.paymentId, true]);
      ({ redirectUrl } = next);
    }
    await comeBack(test.app, (await choose(test.app, redirectUrl, 'failure')).callback);
    const sixth = await retry(visit.paymentId);

    expect([sixth.statusCode, sixth.json().code]).toEqual([422, 'too_many_attempts']);
    expect(await readPayment(test.app, payer, visit.paymentId)).toMatchObject({
      attemptsLeft: 0,
      status: 'Failed',
    });
  });

  it('is refused while an attempt is open, and when the last one turns out to be paid', async () => {
    const visit = await beginCharge(test.app, payer);
    const open = await retry(visit.paymentId);
    await choose(test.app, visit.redirectUrl, 'late');
    await test.app.inject({
      ...{
        method: 'POST',
        url: `/payment/api/v1/payments/${visit.paymentId}/cancel`,
        headers: payer.headers,
      },
    });
    const paid = await retry(visit.paymentId);

    expect([open.statusCode, open.json().data.currentStatus]).toEqual([409, 'RedirectedToGateway']);
    expect([paid.statusCode, paid.json().data.currentStatus]).toEqual([409, 'Refunded']);
  });

  it('books both attempts when both were paid: one for the purpose, the other into the wallet', async () => {
    const fee = await givenFee(test.db, payer, { amountRial: 400_000, purposeId: 81 });
    const payload = { paymentPurpose: 'membership', purposeId: 81, gatewayId: 'sandbox' };
    const first = GatewayRedirect.parse((await send(test.app, payer, { url: REQUEST, payload })).json());
    test.clock.advance(20 * MINUTE_MS);
    await test.runJobs();
    const before = await creditOf(test.app, payer);
    const second = GatewayRedirect.parse((await retry(fee.paymentId)).json());
    await comeBack(test.app, (await choose(test.app, first.redirectUrl, 'success')).callback);
    await comeBack(test.app, (await choose(test.app, second.redirectUrl, 'success')).callback);

    expect((await readPayment(test.app, payer, fee.paymentId)).status).toBe('Verified');
    expect((await creditOf(test.app, payer)).availableRial - before.availableRial).toBe(400_000);
  });

  it('shows the attempts left and the gateways', async () => {
    const visit = await beginCharge(test.app, payer);
    const reply = await test.app.inject({
      url: `/payment/api/v1/payments/for-retry-pay?paymentId=${visit.paymentId}`,
      headers: payer.headers,
    });

    expect(reply.json()).toMatchObject({
      payment: { id: visit.paymentId, attemptsLeft: 4 },
      gateways: [
        { id: 'sandbox', title: 'درگاه آزمایشی' },
        { id: 'sandbox-2', title: 'درگاه آزمایشی دوم' },
      ],
    });
  });
});

describe('a payment of wallet and gateway together', () => {
  const begin = (walletPartRial: number, purposeId: number) =>
    send(test.app, payer, {
      url: REQUEST,
      payload: { paymentPurpose: 'membership', purposeId, walletPartRial, gatewayId: 'sandbox' },
    });

  it('holds the wallet part, and spends both parts on success', async () => {
    await givenCredit(test.db, payer.userId, 300_000);
    const before = await creditOf(test.app, payer);
    await givenFee(test.db, payer, { amountRial: 1_000_000, purposeId: 91 });
    const visit = GatewayRedirect.parse((await begin(300_000, 91)).json());
    const during = await creditOf(test.app, payer);
    await comeBack(test.app, (await choose(test.app, visit.redirectUrl, 'success')).callback);

    expect(during).toEqual({ availableRial: before.availableRial - 300_000, heldRial: 300_000 });
    expect(await creditOf(test.app, payer)).toEqual({
      availableRial: before.availableRial - 300_000,
      heldRial: 0,
    });
    expect(await readPayment(test.app, payer, visit.paymentId)).toMatchObject({
      status: 'Verified',
      method: 'mixed',
      walletPartRial: 300_000,
      attempts: [{ amountRial: 700_000 }],
    });
  });

  it('returns the wallet part when it fails', async () => {
    await givenCredit(test.db, payer.userId, 300_000);
    const before = await creditOf(test.app, payer);
    await givenFee(test.db, payer, { amountRial: 1_000_000, purposeId: 92 });
    const visit = GatewayRedirect.parse((await begin(300_000, 92)).json());
    await comeBack(test.app, (await choose(test.app, visit.redirectUrl, 'failure')).callback);

    expect(await creditOf(test.app, payer)).toEqual(before);
  });

  it.each([
    { what: 'only the first is paid', purposeId: 94, order: [0], walletPartRial: 300_000 },
    { what: 'the second is paid, and then the first', purposeId: 95, order: [1, 0], walletPartRial: 100_000 },
  ])('shows the part of the attempt that paid when $what', async ({ purposeId, order, walletPartRial }) => {
    await givenCredit(test.db, payer.userId, 400_000);
    await givenFee(test.db, payer, { amountRial: 1_000_000, purposeId });
    const first = GatewayRedirect.parse((await begin(300_000, purposeId)).json());
    test.clock.advance(20 * MINUTE_MS);
    await test.runJobs();
    const payload = { paymentId: first.paymentId, gatewayId: 'sandbox', walletPartRial: 100_000 };
    const second = GatewayRedirect.parse((await send(test.app, payer, { url: RETRY, payload })).json());
    for (const index of order) {
      const { redirectUrl = '' } = [first, second][index] ?? {};
      await comeBack(test.app, (await choose(test.app, redirectUrl, 'success')).callback);
      test.clock.advance(1_000);
    }

    expect(await readPayment(test.app, payer, first.paymentId)).toMatchObject({
      status: 'Verified',
      walletPartRial,
      attempts: [{ amountRial: 700_000 }, { amountRial: 900_000 }],
    });
  });

  it('is refused beyond the amount in the wallet or of the payment', async () => {
    const { availableRial } = await creditOf(test.app, payer);
    await givenFee(test.db, payer, { amountRial: availableRial + 1_000_000, purposeId: 93 });
    const short = await begin(availableRial + 5, 93);
    const whole = await begin(availableRial + 1_000_000, 93);

    expect([short.statusCode, short.json().code, short.json().data.shortfallRial]).toEqual([
      422,
      'insufficient_credit',
      5,
    ]);
    expect([whole.statusCode, Object.keys(whole.json().errors)]).toEqual([400, ['walletPartRial']]);
  });
});

describe('idempotency keys', () => {
  it('begin one payment for fifty simultaneous requests, with equal responses', async () => {
    const key = randomUUID();
    const payload = { amountRial: 710_000, gatewayId: 'sandbox' };
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => send(test.app, payer, { url: CHARGE, key, payload })),
    );
    const other = await send(test.app, payer, {
      url: CHARGE,
      key,
      payload: { ...payload, amountRial: 800_000 },
    });
    const { rows } = await sql`
      select 1 from payment.payment where user_id = ${payer.userId} and amount_rial = 710000`.execute(
      test.db,
    );
    const orders = await sql`select 1 from payment.sandbox_order where amount_rial = 710000`.execute(test.db);

    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect([replies[0]?.statusCode, rows.length, orders.rows.length]).toEqual([200, 1, 1]);
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('pay from the wallet once for fifty simultaneous requests', async () => {
    const rich = await givenPayer(test.app);
    await givenCredit(test.db, rich.userId, 1_000_000);
    await givenFee(test.db, rich, { amountRial: 300_000, purposeId: 71 });
    const key = randomUUID();
    const payload = { purpose: 'membership', purposeId: 71 };
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => send(test.app, rich, { url: WALLET_PAY, key, payload })),
    );
    const other = await send(test.app, rich, {
      url: WALLET_PAY,
      key,
      payload: { ...payload, purposeId: 72 },
    });

    expect(replies.map((reply) => reply.json())).toEqual(replies.map(() => replies[0]?.json()));
    expect(replies[0]?.json()).toMatchObject({ availableRial: 700_000, payment: { status: 'Verified' } });
    expect((await creditOf(test.app, rich)).availableRial).toBe(700_000);
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_mismatch']);
  });
});

it('the sandbox page is in Persian, with its own style sheet and nothing inline', async () => {
  const { redirectUrl } = await beginCharge(test.app, payer, 1_250_000);
  const page = await test.app.inject(inServices(redirectUrl));
  const style = await test.app.inject('/payment/sandbox-page.css');
  const { reply } = await choose(test.app, redirectUrl, 'double');
  const missing = await test.app.inject(`/payment/sandbox/S${'0'.repeat(32)}`);

  expect(page.headers['content-security-policy']).toContain("style-src 'self'; form-action 'self'");
  expect(page.body).toContain('<html lang="fa" dir="rtl">');
  expect(page.body).toContain('۱٬۲۵۰٬۰۰۰ ریال');
  expect(page.body).toContain('۱۲۵٬۰۰۰ تومان');
  expect(page.body).not.toMatch(/<script|<style| style=/);
  expect(page.body.match(/name="outcome"/g)).toHaveLength(6);
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(reply.body.match(/class="button"/g)).toHaveLength(2);
  expect(missing.statusCode).toBe(404);
});

it('the sandbox does not exist outside the demo', async () => {
  const production = await test.another({ name: 'production' });
  const page = await production.inject(`/payment/sandbox/S${'0'.repeat(32)}`);
  const gateways = await production.inject('/payment/api/v1/gateways');

  expect([page.statusCode, gateways.json()]).toEqual([
    404,
    { items: [], chargeLimits: { minRial: 100_000, maxRial: 2_000_000_000 } },
  ]);
});
