import { GatewayRedirect } from '@bazaar/contracts/payment';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openServices } from '../../app.ts';
import { scheduleJob } from '../../kit/jobs/job.sql.ts';
import { createTestApp, TEST_ENVIRONMENT, type TestApp } from '../../testing/test-app.ts';
import {
  CHARGE,
  comeBack,
  creditOf,
  faultsOfBooks,
  givenPayer,
  type Payer,
  RETRY,
  readPayment,
  send,
} from '../payments.fixture.ts';
import { readPaymentSettings } from '../settings.ts';
import { GatewayProblem } from './gateway.types.ts';
import { createZarinpalGateway } from './zarinpal-gateway.adapter.ts';
import { startZarinpalServer, type Trouble, type ZarinpalServer } from './zarinpal-server.fixture.ts';

const TROUBLES: readonly Trouble[] = ['slow', 'garbage', 'error500', 'redirect', 'endless', 'cut'];
let server: ZarinpalServer;
beforeAll(async () => {
  server = await startZarinpalServer();
});
beforeEach(() => {
  server.trouble = {};
  server.whileAsked = async () => undefined;
});
afterAll(() => server[Symbol.asyncDispose]());

describe('createZarinpalGateway', () => {
  const gateway = () =>
    createZarinpalGateway({ baseUrl: server.origin, merchantId: server.merchantId, timeoutMs: 200 });
  const order = {
    amountRial: 250_000,
    description: 'شارژ',
    callbackUrl: 'https://bazaar.example/back',
    orderId: 5,
  };

  it('sends the documented requests, and accepts code 100 and then 101 as a confirmation', async () => {
    const { authority, redirectUrl } = await gateway().request(order);
    const question = { authority, amountRial: 250_000 };
    const open = await gateway().inquire(question);
    const early = await gateway().verify(question);
    server.pay(authority);
    const verdicts = [await gateway().verify(question), await gateway().verify(question)];

    expect(server.questions.at(0)).toEqual({
      call: 'request',
      body: {
        ...{ amount: 250_000, currency: 'IRR', description: 'شارژ', metadata: { order_id: '5' } },
        callback_url: 'https://bazaar.example/back',
      },
    });
    expect(redirectUrl).toBe(`${server.origin}/pg/StartPay/${authority}`);
    expect([open, early]).toEqual(['open', { kind: 'notPaid', reason: 'code -51' }]);
    expect(verdicts).toEqual(
      Array(2).fill({ kind: 'paid', refNumber: '201', cardMasked: '502229******5995' }),
    );
    expect(await gateway().verify({ authority, amountRial: 1 })).toEqual({
      kind: 'notPaid',
      reason: 'code -50',
    });
  });

  it.each(TROUBLES)(
    'begins no payment and reports an unknown state when the response is %s',
    async (trouble) => {
      const { authority } = await gateway().request(order);
      server.trouble = { all: trouble };
      const question = { authority, amountRial: 250_000 };

      await expect(gateway().request(order)).rejects.toBeInstanceOf(GatewayProblem);
      expect((await gateway().verify(question)).kind).toBe('unknown');
      expect(await gateway().inquire(question)).toBe('unknown');
    },
  );

  it('gives a question up once its signal is aborted', async () => {
    const { authority } = await gateway().request(order);
    const question = { authority, amountRial: 250_000, signal: AbortSignal.abort() };

    expect(await gateway().inquire(question)).toBe('unknown');
    expect((await gateway().verify(question)).kind).toBe('unknown');
  });

  it('begins no payment for another merchant', async () => {
    const stranger = createZarinpalGateway({ baseUrl: server.origin, merchantId: 'other' });

    await expect(stranger.request(order)).rejects.toThrow('code -10');
  });
});

describe('a charge at Zarinpal', () => {
  let test: TestApp;
  let payer: Payer;
  let variables: Record<string, string>;
  beforeAll(async () => {
    variables = { ZARINPAL_BASE_URL: server.origin, ZARINPAL_MERCHANT_ID: server.merchantId };
    test = await createTestApp({ variables });
    payer = await givenPayer(test.app);
  });
  afterEach(async () => {
    expect(await faultsOfBooks(test)).toEqual([]);
  });
  afterAll(() => test[Symbol.asyncDispose]());

  const begin = () =>
    send(test.app, payer, { url: CHARGE, payload: { amountRial: 300_000, gatewayId: 'zarinpal' } });
  const beginWell = async () => {
    const visit = GatewayRedirect.parse((await begin()).json());
    const authority = visit.redirectUrl.split('/').at(-1) ?? '';
    const back = `http://localhost:3000/api/payment/gateways/zarinpal/callback?Authority=${authority}&Status=OK`;
    return { ...visit, authority, back };
  };

  it('is verified with the stored amount, once', async () => {
    const { paymentId, authority, back } = await beginWell();
    server.pay(authority);
    await comeBack(test.app, `${back}&amount=1`);
    await comeBack(test.app, back);

    const asked = server.questions.filter(({ call }) => call === 'verify').at(-1);
    expect(asked?.body).toEqual({ authority, amount: 300_000 });
    expect(await readPayment(test.app, payer, paymentId)).toMatchObject({
      status: 'Verified',
      attempts: [{ gatewayId: 'zarinpal', refNumber: '201', cardMasked: '502229******5995' }],
    });
  });

  it('holds no transaction open while the gateway is asked', async () => {
    const held: number[] = [];
    server.whileAsked = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`.execute(test.db);
      held.push(rows[0]?.count ?? -1);
    };
    const { authority, back } = await beginWell();
    server.pay(authority);
    await comeBack(test.app, back);

    expect(held).toEqual([0, 0]);
  });

  it('fails when the callback address says OK but the gateway does not confirm it', async () => {
    const { paymentId, back } = await beginWell();
    await comeBack(test.app, back);

    expect((await readPayment(test.app, payer, paymentId)).status).toBe('Failed');
  });

  it.each(['garbage', 'error500', 'cut'] as const)(
    'waits while verify is %s, and is booked by a later check',
    async (trouble) => {
      const before = await creditOf(test.app, payer);
      const { paymentId, authority, back } = await beginWell();
      server.pay(authority);
      server.trouble = { all: trouble };
      await comeBack(test.app, back);
      const waiting = await readPayment(test.app, payer, paymentId);
      server.trouble = {};
      test.clock.advance(120_000);
      await test.runJobs();

      expect(waiting.status).toBe('VerifyPending');
      expect((await readPayment(test.app, payer, paymentId)).status).toBe('Verified');
      expect((await creditOf(test.app, payer)).availableRial - before.availableRial).toBe(300_000);
    },
  );

  it('holds up no trade timer while the gateway hangs', async () => {
    const { db, clock } = test;
    const { paymentId, authority, back } = await beginWell();
    server.pay(authority);
    server.trouble = { all: 'garbage' };
    await comeBack(test.app, back);
    server.trouble = {};
    clock.advance(120_000);
    const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    server.whileAsked = () => {
      asked.resolve();
      return held.promise;
    };
    const other = await openServices({ db, clock, environment: { ...TEST_ENVIRONMENT, variables } });
    other.startJobs();
    await asked.promise;
    const timer = { kind: 'trade.system-move', key: 'trade:1:expire' };
    await scheduleJob(db, { ...timer, runAt: clock(), payload: { requestId: 1, move: 'expire' } });
    const planned = async () =>
      (await sql`select from kit.job where key = ${timer.key}`.execute(db)).rows.length;

    await expect.poll(planned, { timeout: 15_000 }).toBe(0);
    const meanwhile = await readPayment(test.app, payer, paymentId);
    held.resolve();
    await other.app.close();

    expect(meanwhile.status).toBe('VerifyPending');
    expect((await readPayment(test.app, payer, paymentId)).status).toBe('Verified');
  });

  it('returns 503 when it cannot begin, and keeps the payment for another attempt', async () => {
    server.trouble = { request: 'error500' };
    const reply = await begin();
    const { paymentId } = reply.json().data;
    const failed = await readPayment(test.app, payer, paymentId);
    server.trouble = {};
    const again = await send(test.app, payer, { url: RETRY, payload: { paymentId, gatewayId: 'zarinpal' } });

    expect([reply.statusCode, reply.json().code]).toEqual([503, 'gateway_unavailable']);
    expect(failed).toMatchObject({ status: 'Failed', allowedActions: ['retry', 'cancel'] });
    expect(GatewayRedirect.parse(again.json()).paymentId).toBe(paymentId);
  });

  it('is refused outside the amounts that the gateway accepts', async () => {
    const payload = { amountRial: 1_000_000_001, gatewayId: 'zarinpal' };
    const reply = await send(test.app, payer, { url: CHARGE, payload });

    expect([reply.statusCode, reply.json().code]).toEqual([422, 'amount_outside_gateway']);
  });
});

describe('the settings', () => {
  const read = (variables: Record<string, string>, name: 'demo' | 'production' = 'production') =>
    readPaymentSettings({ ...TEST_ENVIRONMENT, name, variables });

  it.each([
    [{ ZARINPAL_MERCHANT_ID: 'short' }, 'ZARINPAL_MERCHANT_ID'],
    [{ ZARINPAL_BASE_URL: 'http://payment.zarinpal.com' }, 'ZARINPAL_BASE_URL'],
    [{ ZARINPAL_BASE_URL: 'https://payment.zarinpal.com/pg' }, 'ZARINPAL_BASE_URL'],
    [{ WALLET_CHARGE_MIN_RIAL: '0' }, 'WALLET_CHARGE_MIN_RIAL'],
    [{ WALLET_CHARGE_MAX_RIAL: '1' }, 'WALLET_CHARGE_MIN_RIAL'],
  ])('are refused: %j', (variables, name) => {
    expect(() => read(variables)).toThrow(name);
  });

  it('include Zarinpal once its merchant is known', () => {
    expect(read({}).zarinpal).toBeNull();
    expect(read({ ZARINPAL_MERCHANT_ID: server.merchantId }).zarinpal).toEqual({
      baseUrl: 'https://payment.zarinpal.com',
      merchantId: server.merchantId,
    });
  });
});
