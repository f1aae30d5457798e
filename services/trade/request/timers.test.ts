import {
  acceptQuote,
  confirmDelivery,
  getTradeRequest,
  listTradeRequestEvents,
  quoteTradeRequest,
  type TradeRequest,
} from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServices } from '../../app.ts';
import { TEST_ENVIRONMENT } from '../../testing/test-app.ts';
import { givenDelivered, givenRequest, openTradeApp, quoteBody, type TradeApp } from '../trade.fixture.ts';
import { runSystemMove } from './system-moves.jobs.ts';
import { TRADE_MACHINE } from './trade-machine.rules.ts';

const HOUR_MS = 3_600_000;
let app: TradeApp;
beforeAll(async () => {
  app = await openTradeApp();
});
afterAll(() => app?.test[Symbol.asyncDispose]());

const read = (id: number) => app.call(getTradeRequest, { as: app.buyer, params: { id } });

async function lastEvent(requestId: number) {
  const query = { requestId, paging: { pageSize: 100 } };
  const { items, totalCount } = await app.call(listTradeRequestEvents, { as: app.buyer, query });
  return { ...items.at(-1), totalCount };
}

/** Advances the clock to just before a deadline, and then past it. */
async function passDeadline({ id, deadlineAt }: TradeRequest) {
  const { clock } = app.test;
  clock.advance(Date.parse(deadlineAt ?? '') - clock().getTime() - 1);
  await app.signInAgain();
  await app.test.runJobs();
  const before = (await read(id)).status;
  clock.advance(1);
  await app.test.runJobs();
  return [before, (await read(id)).status];
}

describe('the timers of requests', () => {
  it.each([
    ['Published', 'Expired', 72],
    ['Quoted', 'Expired', 120],
    ['AwaitingPayment', 'Cancelled', 48],
  ] as const)('move %s to %s after %i hours, and not before', async (reached, to, hours) => {
    const request = await givenRequest(app, reached);
    const lastsMs = Date.parse(request.deadlineAt ?? '') - app.test.clock().getTime();

    expect(lastsMs).toBe(hours * HOUR_MS);
    expect(await passDeadline(request)).toEqual([reached, to]);
    expect(await lastEvent(request.id)).toMatchObject({ actorKind: 'system', from: reached, to });
  });

  it('move Delivered to Completed after a week, and pay the supplier', async () => {
    const request = await givenDelivered(app);

    expect(await passDeadline(request)).toEqual(['Delivered', 'Completed']);
    const { rows } = await sql<{ rial: number }>`
      select remaining_rial as rial from wallet.trade_hold where request_id = ${request.id}`.execute(
      app.test.db,
    );
    expect(rows).toEqual([{ rial: 0 }]);
  });

  it('have no effect once the request has moved', async () => {
    const published = await givenRequest(app, 'Published');
    const params = { id: published.id };
    const validUntil = new Date(app.test.clock().getTime() + 60 * 24 * HOUR_MS).toISOString();
    const body = { ...quoteBody(app, published), validUntil };
    await app.call(quoteTradeRequest, { as: app.supplier, params, body });
    app.test.clock.advance(73 * HOUR_MS);
    await app.signInAgain();
    await app.test.runJobs();
    const quoted = await read(published.id);

    expect(quoted.status).toBe('Quoted');
    expect((await app.call(acceptQuote, { as: app.buyer, params, version: quoted.rowVersion })).status).toBe(
      'AwaitingPayment',
    );
  });

  it('move a request once, when two instances run simultaneously and the job is scheduled twice', async () => {
    const requests = await Promise.all([1, 2, 3, 4, 5].map(() => givenRequest(app, 'Published')));
    const { db, clock } = app.test;
    const other = await openServices({ db, clock, environment: TEST_ENVIRONMENT });
    const before = await lastEvent(requests[0]?.id ?? 0);
    clock.advance(72 * HOUR_MS);
    await app.signInAgain();
    await Promise.all([app.test.runJobs(), other.runJobs()]);
    for (const { id } of requests) {
      await db
        .transaction()
        .execute((transaction) =>
          runSystemMove(
            { db: transaction, now: clock(), simulator: null },
            { payload: { requestId: id, move: 'expire' } },
          ),
        );
    }
    await other.app.close();

    for (const { id } of requests) {
      expect((await read(id)).status).toBe('Expired');
      expect((await lastEvent(id)).totalCount).toBe(before.totalCount + 1);
    }
  });

  it('do not move a request that the buyer completes at the same moment: the supplier is paid once', async () => {
    const delivered = await givenDelivered(app);
    app.test.clock.advance(7 * 24 * HOUR_MS);
    await app.signInAgain();
    const parts = { as: app.buyer, params: { id: delivered.id } };
    const [answer] = await Promise.all([app.send(confirmDelivery, parts), app.test.runJobs()]);
    await app.test.runJobs();
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from wallet.transaction
      where trade_request_id = ${delivered.id} and type = 'Payment'`.execute(app.test.db);

    expect([200, 409]).toContain(answer.status);
    expect((await read(delivered.id)).status).toBe('Completed');
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('trade.payment_verified', () => {
  it('makes the same move as the machine', async () => {
    const { rows } = await sql<{ text: string }>`
      select pg_get_functiondef('trade.payment_verified'::regproc) as text`.execute(app.test.db);
    const pay = TRADE_MACHINE.find(({ move }) => move === 'pay');

    expect(rows[0]?.text).toContain(`'pay', '${pay?.from}', '${pay?.to}'`);
  });
});
