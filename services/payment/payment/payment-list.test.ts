import { randomUUID } from 'node:crypto';
import { GatewayRedirect, getPaymentOutcome, listGateways, listPayments } from '@bazaar/contracts/payment';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  beginCharge,
  CHARGE,
  choose,
  comeBack,
  faultsOfBooks,
  givenCredit,
  givenFee,
  givenPayer,
  type Payer,
  RETRY,
  readPayment,
  send,
  WALLET_PAY,
} from '../payments.fixture.ts';

const LIST = '/payment/api/v1/payments';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let test: TestApp;
let payer: Payer;
let other: Payer;

beforeAll(async () => {
  test = await createTestApp();
  payer = await givenPayer(test.app);
  other = await givenPayer(test.app);
});
afterEach(async () => {
  expect(await faultsOfBooks(test)).toEqual([]);
});
afterAll(() => test[Symbol.asyncDispose]());

describe('the list of payments', () => {
  const read = (query = '', who: Payer = payer) =>
    test.app.inject({ url: `${LIST}${query}`, headers: who.headers });
  const idsOf = async (query = '', who: Payer = payer) =>
    listPayments.response.parse((await read(query, who)).json()).items.map(({ id }) => Number(id));

  it('shows the payments of the wallet with every attempt, the latest happening first, page by page', async () => {
    const visit = await beginCharge(test.app, payer);
    await comeBack(test.app, (await choose(test.app, visit.redirectUrl, 'failure')).callback);
    const returnedAt = test.clock().toISOString();
    test.clock.advance(MINUTE_MS);
    const newer = await beginCharge(test.app, payer);
    expect(await idsOf('?paging.pageSize=1')).toEqual([newer.paymentId]);
    test.clock.advance(MINUTE_MS);
    const retry = { paymentId: visit.paymentId, gatewayId: 'sandbox-2' };
    await send(test.app, payer, { url: RETRY, payload: retry });
    const first = listPayments.response.parse((await read('?paging.pageSize=1')).json());

    expect(first).toMatchObject({ totalCount: 2, pageSize: 1, items: [{ id: visit.paymentId }] });
    expect(await idsOf('?paging.pageSize=1&paging.pageNumber=2')).toEqual([newer.paymentId]);
    expect(first.items[0]).toMatchObject({
      trackingCode: `BP-${String(visit.paymentId).padStart(6, '0')}`,
      purposeNumber: null,
      attempts: [
        { gatewayTitle: 'درگاه آزمایشی', status: 'Failed', returnedAt },
        { gatewayTitle: 'درگاه آزمایشی دوم', status: 'RedirectedToGateway', returnedAt: null },
      ],
    });
    expect((await read('', other)).json()).toMatchObject({ items: [], totalCount: 0 });
  });

  it('puts a fee that is paid today before newer payments, and pages of one moment do not overlap', async () => {
    const owner = await givenPayer(test.app);
    const fee = await givenFee(test.db, owner, { amountRial: 1_000, purposeId: 42 });
    // The fee is made by the database's clock, which is not the test's.
    await sql`update payment.payment set created_at = ${test.clock()} where id = ${fee.paymentId}`.execute(
      test.db,
    );
    const charges = [await beginCharge(test.app, owner), await beginCharge(test.app, owner)];
    const [first = 0, second = 0] = charges.map(({ paymentId }) => paymentId);
    expect(await idsOf('', owner)).toEqual([second, first, fee.paymentId]);
    await givenCredit(test.db, owner.userId, 1_000);
    test.clock.advance(MINUTE_MS);

    const payload = { purpose: 'membership', purposeId: fee.purposeId };
    await send(test.app, owner, { url: WALLET_PAY, payload });

    const pages = [1, 2, 3].map((page) => idsOf(`?paging.pageSize=1&paging.pageNumber=${page}`, owner));
    expect((await Promise.all(pages)).flat()).toEqual([fee.paymentId, second, first]);
  });

  it('is refused for the wallet of a stranger', async () => {
    const reply = await read(`?customerUserId=${payer.userId}`, other);

    expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden']);
    expect((await read(`?customerUserId=${payer.userId}`)).statusCode).toBe(200);
  });
});

const returnPath = '/payments/result';

async function begin(page = returnPath) {
  const payload = { amountRial: 500_000, gatewayId: 'sandbox', returnPath: page };
  return GatewayRedirect.parse((await send(test.app, payer, { url: CHARGE, payload })).json());
}

const ask = (reference: string) => test.app.inject(`${LIST}/outcomes/${reference}`);

describe('the outcome for a browser without a session', () => {
  it('is read by the reference that the return carries to a page of everyone', async () => {
    const visit = await begin();
    const { location } = await comeBack(
      test.app,
      (await choose(test.app, visit.redirectUrl, 'success')).callback,
    );
    const page = new URL(location);
    const reference = page.searchParams.get('outcome') ?? '';
    const outcome = getPaymentOutcome.response.parse((await ask(reference)).json());

    expect([page.pathname, page.searchParams.get('paymentId')]).toEqual([
      returnPath,
      String(visit.paymentId),
    ]);
    expect(outcome).toMatchObject({ purpose: 'walletCharge', status: 'Verified', amountRial: 500_000 });
    expect(JSON.stringify(outcome)).not.toMatch(/603799|refNumber|attempts|userId/);
  });

  it('has no reference on a page of the profile, and none that was not given', async () => {
    const visit = await begin('/profile/wallet');
    const { location } = await comeBack(
      test.app,
      (await choose(test.app, visit.redirectUrl, 'success')).callback,
    );

    expect(new URL(location).searchParams.has('outcome')).toBe(false);
    expect((await ask(randomUUID())).statusCode).toBe(404);
    expect((await ask('1')).statusCode).toBe(400);
  });
});

it('says until when an unclear payment is followed, and why one failed', async () => {
  const silent = await beginCharge(test.app, payer);
  await comeBack(test.app, (await choose(test.app, silent.redirectUrl, 'silent')).callback);
  const failed = await beginCharge(test.app, payer);
  await comeBack(test.app, (await choose(test.app, failed.redirectUrl, 'failure')).callback);
  const halfAnHour = new Date(test.clock().getTime() + 30 * 60_000).toISOString();

  expect(await readPayment(test.app, payer, silent.paymentId)).toMatchObject({
    status: 'VerifyPending',
    followedUntil: halfAnHour,
    failure: null,
  });
  expect(await readPayment(test.app, payer, failed.paymentId)).toMatchObject({
    status: 'Failed',
    followedUntil: null,
    failure: 'not_paid',
  });
});

it('tells how much one charge may be, beside the gateways', async () => {
  const reply = await test.app.inject('/payment/api/v1/gateways');

  expect(listGateways.response.parse(reply.json())).toMatchObject({
    items: [{ id: 'sandbox' }, { id: 'sandbox-2' }],
    chargeLimits: { minRial: 100_000, maxRial: 2_000_000_000 },
  });
});

it('shows the list to nobody without a session', async () => {
  expect((await test.app.inject(LIST)).statusCode).toBe(401);
});

// The last one: a day later nobody is signed in any more.
it('tells the outcome of a payment to a browser without a session for one day', async () => {
  const visit = await begin();
  const { location } = await comeBack(
    test.app,
    (await choose(test.app, visit.redirectUrl, 'success')).callback,
  );
  const reference = new URL(location).searchParams.get('outcome') ?? '';
  expect((await ask(reference)).statusCode).toBe(200);

  test.clock.advance(DAY_MS + 1);

  expect((await ask(reference)).statusCode).toBe(404);
});
