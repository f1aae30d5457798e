import {
  confirmDelivery,
  getTradeRequest,
  listTradeRequestEvents,
  rateTradeRequest,
} from '@bazaar/contracts/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenDelivered, openTradeApp, type TradeApp } from '../trade.fixture.ts';

let app: TradeApp;
beforeAll(async () => {
  app = await openTradeApp();
});
afterAll(() => app?.test[Symbol.asyncDispose]());

describe('the whole path', () => {
  it('leads from a draft to a rating, with one event for each move', async () => {
    const { buyer, call } = app;
    const delivered = await givenDelivered(app);
    const params = { id: delivered.id };
    const completed = await call(confirmDelivery, { as: buyer, params });
    await call(rateTradeRequest, { as: buyer, params, body: { stars: 5, text: 'به‌موقع رسید' } });
    const request = await call(getTradeRequest, { as: buyer, params });
    const query = { requestId: delivered.id, paging: { pageSize: 100 } };
    const { items } = await call(listTradeRequestEvents, { as: buyer, query });

    expect(completed.status).toBe('Completed');
    expect(request.rating).toEqual({ stars: 5, text: 'به‌موقع رسید' });
    expect(items.map(({ type, from, to, actorKind }) => [actorKind, type, from, to].join(' '))).toEqual([
      'buyer create  Draft',
      'buyer requestConfirmation Draft ConfirmationRequested',
      'buyer confirmAndPublish ConfirmationRequested Published',
      'supplier quote Published Quoted',
      'buyer accept Quoted Accepted',
      'system requestPayment Accepted AwaitingPayment',
      'system pay AwaitingPayment Paid',
      'system startFulfillment Paid InFulfillment',
      'supplier ship InFulfillment Delivered',
      'buyer confirmDelivery Delivered Completed',
      'buyer rate Completed Completed',
    ]);
  });
});
