import {
  getTradeRequest,
  listOperatorTradeRequests,
  listTradedSuppliers,
  listTradeRequestEvents,
  objectToDelivery,
  ruleOnTradeRequest,
  type TradeRequest,
} from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenDelivered, openTradeApp, type TradeApp } from '../trade.fixture.ts';
import { givenInState } from './company-roles.fixture.ts';
import { runSystemMove } from './system-moves.jobs.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let app: TradeApp;
beforeAll(async () => {
  app = await openTradeApp();
});
afterAll(() => app?.test[Symbol.asyncDispose]());

const reason = 'دو طرف شنیده شدند';
const read = (id: number) => app.call(getTradeRequest, { as: app.buyer, params: { id } });
const rule = (id: number, body: object) =>
  app.send(ruleOnTradeRequest, { as: app.operator, params: { id }, body: { reason, ...body } });

/** Where the money of a request is: what is still held, and what its two sides have. */
async function moneyOf({ id, supplier }: TradeRequest) {
  const { rows } = await sql<{ held: number; buyer: number; supplier: number }>`
    select
      (select remaining_rial from wallet.trade_hold where request_id = ${id}) as held,
      (select balance_rial from wallet.account where code = (
        select format('user:%s:available', buyer_id) from trade.request where id = ${id})) as buyer,
      coalesce((select balance_rial from wallet.account where code = ${`supplier:${supplier.id}:payable`}), 0)
        as supplier`.execute(app.test.db);
  const [money] = rows;
  if (money === undefined) {
    throw new Error('The request has no money.');
  }
  return money;
}

/** What the buyer has paid to the supplier of a request, as the list of suppliers tells it. */
async function paidTo({ supplier }: TradeRequest): Promise<number> {
  const { items } = await app.call(listTradedSuppliers, { as: app.buyer });
  return items.find((one) => one.supplier.id === supplier.id)?.totalRial ?? 0;
}

describe.each(['Paid', 'InFulfillment', 'Disputed'] as const)(
  'a ruling on a request that is %s',
  (status) => {
    it.each([
      ['pays the supplier', { outcome: 'complete' }, 0],
      ['gives the money back', { outcome: 'cancel' }, null],
      ['divides the money', { outcome: 'complete', refundRial: 1_000 }, 1_000],
    ] as const)('%s, all of it', async (_, body, part) => {
      const to = body.outcome === 'complete' ? 'Completed' : 'Cancelled';
      const request = await givenInState(app, status);
      const payableRial = request.totals?.payableRial ?? 0;
      const refundRial = part ?? payableRial;
      const before = await moneyOf(request);
      const paidBefore = await paidTo(request);
      const answer = await rule(request.id, body);
      const after = await moneyOf(request);
      const ruled = await read(request.id);

      expect([answer.status, ruled.status, ruled.reason]).toEqual([200, to, reason]);
      expect(after.held).toBe(0);
      expect([after.buyer - before.buyer, after.supplier - before.supplier]).toEqual([
        refundRial,
        payableRial - refundRial,
      ]);
      expect(paidBefore - (await paidTo(request))).toBe(refundRial);
      expect(ruled.ruling).toEqual({
        outcome: body.outcome,
        releaseRial: payableRial - refundRial,
        refundRial,
        at: app.test.clock().toISOString(),
      });
    });

    it.each([
      ['the whole as a part', { outcome: 'complete' }, 0],
      ['more than the whole as a part', { outcome: 'complete' }, 1],
      ['a part of a cancellation', { outcome: 'cancel' }, -1],
    ] as const)('does not take %s', async (_, body, more) => {
      const request = await givenInState(app, status);
      const before = await moneyOf(request);
      const refundRial = (request.totals?.payableRial ?? 0) + more;
      const answer = await rule(request.id, { ...body, refundRial });

      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['refundRial']]);
      expect([(await read(request.id)).status, await moneyOf(request)]).toEqual([status, before]);
    });
  },
);

describe('a dispute without a ruling', () => {
  const eventsOf = async (requestId: number) => {
    const query = { requestId, paging: { pageSize: 100 } };
    return (await app.call(listTradeRequestEvents, { as: app.buyer, query })).items.map(({ type }) => type);
  };
  const escalatedCount = async () =>
    Number(/^bazaar_disputes_escalated (\d+)$/m.exec((await app.test.app.inject('/metrics')).body)?.[1]);

  it('is escalated after two weeks, once, and seen by operators until it is ruled on', async () => {
    const { db, clock, runJobs } = app.test;
    const { id } = await givenDelivered(app);
    const disputed = await app.call(objectToDelivery, { as: app.buyer, params: { id }, body: { reason } });
    const countBefore = await escalatedCount();
    clock.advance(14 * DAY_MS - 1);
    await runJobs();
    const [early] = (await eventsOfSignedIn(id)).slice(-1);
    clock.advance(1);
    await runJobs();
    for (let again = 0; again < 2; again += 1) {
      clock.advance(14 * DAY_MS);
      await runJobs();
      await runSystemMove(
        { db, now: clock(), simulator: null },
        { payload: { requestId: id, move: 'escalate' } },
      );
    }
    const types = await eventsOfSignedIn(id);
    const escalated = await read(id);
    const { items } = await app.call(listOperatorTradeRequests, {
      as: app.operator,
      query: { filter: { statuses: ['Disputed'] }, paging: { pageSize: 100 } },
    });
    const countDuring = await escalatedCount();
    await rule(id, { outcome: 'cancel' });

    const twoWeeksLater = new Date(Date.parse(disputed.updatedAt) + 14 * DAY_MS).toISOString();
    expect(disputed.deadlineAt).toBe(twoWeeksLater);
    expect(early).toBe('object');
    expect(types.filter((type) => type === 'escalate')).toHaveLength(1);
    // The buyer's objection stays the reason.
    expect(escalated).toMatchObject({
      status: 'Disputed',
      deadlineAt: null,
      escalatedAt: twoWeeksLater,
      reason,
    });
    expect(items.find((one) => one.id === id)?.escalatedAt).toBe(twoWeeksLater);
    expect([countDuring, await escalatedCount()]).toEqual([countBefore + 1, countBefore]);
  });

  /** A session lasts half a day. */
  async function eventsOfSignedIn(id: number) {
    await app.signInAgain();
    return eventsOf(id);
  }
});
