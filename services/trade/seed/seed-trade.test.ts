import {
  getTradeRequest,
  listSupplierTradeRequests,
  listTradedSuppliers,
  listTradeRequestEvents,
  listTradeRequests,
  TRADE_STATUSES,
  type TradeStatus,
} from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTradeApp, type TradeApp } from '../trade.fixture.ts';
import { NEED_SCENARIOS, SCENARIOS } from './scenarios.ts';
import { seedTrade } from './seed-trade.ts';

let app: TradeApp;
beforeAll(async () => {
  app = await openTradeApp();
  const { db, clock } = app.test;
  await db.transaction().execute((transaction) => seedTrade(transaction, { now: clock(), seed: 1 }));
});
afterAll(() => app?.test[Symbol.asyncDispose]());

describe("the demo's requests", () => {
  it('are one in every state and one need, last changed first, and none for the new user', async () => {
    const { call, buyer, newcomer } = app;
    const countIn = (status: TradeStatus) =>
      [...SCENARIOS, ...NEED_SCENARIOS].filter((scenario) => scenario.status === status).length;
    const mine = await call(listTradeRequests, { as: buyer, query: { paging: { pageSize: 100 } } });
    const theirs = await call(listTradeRequests, { as: newcomer });

    expect(mine.statusCounts.map(({ status, count }) => [status, count])).toEqual(
      TRADE_STATUSES.map((status) => [status, countIn(status)]),
    );
    expect(mine.items.map(({ updatedAt }) => updatedAt)).toEqual(
      mine.items.map(({ updatedAt }) => updatedAt).toSorted((one, other) => (one < other ? 1 : -1)),
    );
    expect(theirs.totalCount).toBe(0);
  });

  it('have one event for each move, in order of time', async () => {
    const { call, buyer } = app;
    const { items } = await call(listTradeRequests, { as: buyer, query: { paging: { pageSize: 100 } } });
    for (const { id, status } of items.filter(({ needId }) => needId === null)) {
      const query = { requestId: id, paging: { pageSize: 100 } };
      const events = (await call(listTradeRequestEvents, { as: buyer, query })).items;
      const scenario = SCENARIOS.find((one) => one.status === status);
      // Accepting is two moves: the buyer's, and the system's that requests the payment.
      const moves = scenario?.steps.flatMap(([step]) => (step === 'accept' ? [step, step] : [step])) ?? [];

      expect([status, events.length]).toEqual([status, moves.length]);
      expect(events.at(-1)?.to).toBe(status);
      expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
    }
  });

  it('fit their contract and have lines, an address and, when quoted, a quote', async () => {
    const { call, buyer } = app;
    const { items } = await call(listTradeRequests, { as: buyer, query: { paging: { pageSize: 100 } } });
    for (const { id } of items) {
      const request = await call(getTradeRequest, { as: buyer, params: { id } });
      expect(request.lines.length).toBeGreaterThan(0);
      expect(request.deliveryAddress?.cityTitle).toBe('تهران');
      expect([request.status, request.totals === null]).toEqual([request.status, request.status === 'Draft']);
    }
  });

  it('ask several suppliers for one need: whole quotes, a part of one, one to come, one whose time is over', async () => {
    const { call, buyer } = app;
    const { items } = await call(listTradeRequests, { as: buyer, query: { paging: { pageSize: 100 } } });
    const ids = items.filter(({ needId }) => needId !== null).map(({ id }) => id);
    const asked = await Promise.all(ids.map((id) => call(getTradeRequest, { as: buyer, params: { id } })));

    expect(new Set(asked.map(({ needId }) => needId)).size).toBe(1);
    expect(new Set(asked.map(({ supplier }) => supplier.id)).size).toBe(NEED_SCENARIOS.length);
    expect(
      asked.map(({ status, lines, quote }) => [status, lines.length, quote !== null]).toSorted(),
    ).toEqual([
      ['Expired', 2, true],
      ['Published', 2, false],
      ['Quoted', 1, true],
      ['Quoted', 2, true],
      ['Quoted', 2, true],
    ]);
    expect(new Set(asked.map(({ lines }) => lines[0]?.baseProductId)).size).toBe(1);
    expect(new Set(asked.map(({ lines }) => lines[0]?.quantity)).size).toBe(1);
  });

  it('leave the ledger balanced: the held money is that of paid requests which are not completed', async () => {
    const { rows } = await sql<{ held: number; waiting: number }>`
      select
        (select sum(remaining_rial)::bigint from wallet.trade_hold) as held,
        (select sum((totals ->> 'payableRial')::bigint)::bigint from trade.request
          where status in ('Paid', 'InFulfillment', 'Delivered', 'Disputed')) as waiting`.execute(
      app.test.db,
    );

    expect(rows[0]?.held).toBe(rows[0]?.waiting);
  });

  it('have one whose last day to ship is over, and a dispute that waits for its ruling', async () => {
    const { call, buyer } = app;
    const query = { filter: { statuses: ['InFulfillment', 'Disputed'] } };
    const { items } = await call(listTradeRequests, { as: buyer, query });
    const seen = items.map(({ status, allowedActions, deadlineAt }) => [
      status,
      allowedActions.includes('object'),
      deadlineAt !== null,
    ]);

    expect(seen.toSorted()).toEqual([
      ['Disputed', false, true],
      ['InFulfillment', true, false],
    ]);
  });

  it('are visible to the demo supplier, except drafts and returned ones', async () => {
    const { items } = await app.call(listSupplierTradeRequests, { as: app.supplier });

    expect(items.map(({ status }) => status).toSorted()).toEqual(['Completed', 'InFulfillment', 'Published']);
  });

  it('are summarized by supplier', async () => {
    const { items, totalCount } = await app.call(listTradedSuppliers, { as: app.buyer });

    expect(items.length).toBe(totalCount);
    expect(items.reduce((sum, { requestCount }) => sum + requestCount, 0)).toBe(
      SCENARIOS.length + NEED_SCENARIOS.length,
    );
    expect(items.reduce((sum, { completedCount }) => sum + completedCount, 0)).toBe(1);
  });
});
