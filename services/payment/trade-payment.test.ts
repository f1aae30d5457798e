import { payFromWallet, requestOnlinePayment } from '@bazaar/contracts/payment';
import { cancelTradeRequest, getTradeRequest } from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DEMO_BUYER } from '../seed/demo-users.ts';
import { givenRequest, openTradeApp, type TradeApp } from '../trade/trade.fixture.ts';
import { choose, comeBack, creditOf, faultsOfBooks, type Payer, readPayment } from './payments.fixture.ts';

let trade: TradeApp;
let payer: Payer;
beforeAll(async () => {
  trade = await openTradeApp();
  payer = { userId: DEMO_BUYER.id, headers: trade.buyer };
});
afterEach(async () => {
  expect(await faultsOfBooks(trade.test)).toEqual([]);
});
afterAll(() => trade.test[Symbol.asyncDispose]());

async function beginOnline(purposeId: number, walletPartRial = 0) {
  const body = { paymentPurpose: 'tradeRequest', purposeId, walletPartRial, gatewayId: 'sandbox' };
  return trade.call(requestOnlinePayment, { as: trade.buyer, body });
}

async function heldFor(requestId: number): Promise<number> {
  const { rows } = await sql<{ remaining: number }>`
    select remaining_rial as remaining from wallet.trade_hold where request_id = ${requestId}`.execute(
    trade.test.db,
  );
  return rows[0]?.remaining ?? 0;
}

const statusOf = async (id: number) =>
  (await trade.call(getTradeRequest, { as: trade.buyer, params: { id } })).status;

it('pays a request from the wallet: its price is held and the request is paid', async () => {
  const { id } = await givenRequest(trade, 'AwaitingPayment');
  const before = await creditOf(trade.test.app, payer);
  const body = { purpose: 'tradeRequest', purposeId: id };
  const { payment, availableRial } = await trade.call(payFromWallet, { as: trade.buyer, body });

  expect([payment.status, await statusOf(id), await heldFor(id)]).toEqual([
    'Verified',
    'Paid',
    payment.amountRial,
  ]);
  expect(before.availableRial - availableRial).toBe(payment.amountRial);
});

it.each([0, 1_000_000])(
  'pays a request at a gateway, %i rial of it from the wallet',
  async (walletPartRial) => {
    const { id } = await givenRequest(trade, 'AwaitingPayment');
    const before = await creditOf(trade.test.app, payer);
    const visit = await beginOnline(id, walletPartRial);
    const { callback } = await choose(trade.test.app, visit.redirectUrl, 'success');
    await Promise.all([comeBack(trade.test.app, callback), comeBack(trade.test.app, callback)]);
    const payment = await readPayment(trade.test.app, payer, visit.paymentId);

    expect([payment.status, await statusOf(id), await heldFor(id)]).toEqual([
      'Verified',
      'Paid',
      payment.amountRial,
    ]);
    expect(await creditOf(trade.test.app, payer)).toEqual({
      availableRial: before.availableRial - walletPartRial,
      heldRial: before.heldRial + payment.amountRial,
    });
  },
);

it('puts the money for a request that was cancelled meanwhile into the wallet', async () => {
  const request = await givenRequest(trade, 'AwaitingPayment');
  const { id } = request;
  const before = await creditOf(trade.test.app, payer);
  const visit = await beginOnline(id);
  const { callback } = await choose(trade.test.app, visit.redirectUrl, 'late');
  await trade.call(cancelTradeRequest, {
    ...{ as: trade.buyer, params: { id }, version: request.rowVersion, body: { reason: 'دیگر لازم نیست' } },
  });
  await comeBack(trade.test.app, callback);
  const payment = await readPayment(trade.test.app, payer, visit.paymentId);

  expect([payment.status, payment.allowedActions, await heldFor(id)]).toEqual(['Refunded', [], 0]);
  expect((await creditOf(trade.test.app, payer)).availableRial - before.availableRial).toBe(
    payment.amountRial,
  );
});

it('pays a request again after a payment that was cancelled and then refunded', async () => {
  const { id } = await givenRequest(trade, 'AwaitingPayment');
  const visit = await beginOnline(id);
  const { callback } = await choose(trade.test.app, visit.redirectUrl, 'late');
  await trade.test.app.inject({
    ...{ method: 'POST', url: `/payment/api/v1/payments/${visit.paymentId}/cancel`, headers: trade.buyer },
  });
  await comeBack(trade.test.app, callback);
  const body = { purpose: 'tradeRequest', purposeId: id };
  const { payment } = await trade.call(payFromWallet, { as: trade.buyer, body });

  expect((await readPayment(trade.test.app, payer, visit.paymentId)).status).toBe('Refunded');
  expect([payment.id > visit.paymentId, payment.status, await statusOf(id)]).toEqual([
    true,
    'Verified',
    'Paid',
  ]);
});

it('refuses payment by another user, and with another amount', async () => {
  const { id } = await givenRequest(trade, 'AwaitingPayment');
  const stranger = await trade.send(payFromWallet, {
    ...{ as: trade.newcomer, body: { purpose: 'tradeRequest', purposeId: id } },
  });
  const cheaper = await trade.send(requestOnlinePayment, {
    as: trade.buyer,
    body: { paymentPurpose: 'tradeRequest', purposeId: id, amountRial: 10_000, gatewayId: 'sandbox' },
  });

  expect([stranger.status, cheaper.status, Object.keys(cheaper.body.errors)]).toEqual([
    404,
    400,
    ['amountRial'],
  ]);
});
