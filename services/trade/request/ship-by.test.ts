import { readFile } from 'node:fs/promises';
import {
  acceptQuote,
  getTradeRequest,
  listTradeRequests,
  objectToDelivery,
  quoteTradeRequest,
  type TradeRequest,
} from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenRequest, openTradeApp, payFromWallet, quoteBody, type TradeApp } from '../trade.fixture.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let app: TradeApp;
beforeAll(async () => {
  app = await openTradeApp();
});
afterAll(() => app?.test[Symbol.asyncDispose]());

const read = (id: number) => app.call(getTradeRequest, { as: app.buyer, params: { id } });
const reason = 'هنوز چیزی نرسیده است';

async function givenInFulfillment(): Promise<TradeRequest> {
  const request = await givenRequest(app, 'AwaitingPayment');
  await payFromWallet(app, request);
  await app.test.runJobs();
  return read(request.id);
}

/** Advances the clock to an hour of a day in Tehran, which is three and a half hours ahead. */
async function moveTo(day: string, time: string): Promise<void> {
  const { clock, runJobs } = app.test;
  clock.advance(Date.parse(`${day}T${time}+03:30`) - clock().getTime());
  await runJobs();
}

describe('the last day to ship', () => {
  /** The quote of the fixture lasts five days, then there are two to pay. */
  const asked = async (shipBy: string | undefined) => {
    const published = await givenRequest(app, 'Published');
    const body = { ...quoteBody(app, published), ...(shipBy && { shipBy }) };
    return app.send(quoteTradeRequest, { as: app.supplier, params: { id: published.id }, body });
  };
  const daysFrom = (days: number) =>
    new Date(app.test.clock().getTime() + days * DAY_MS).toISOString().slice(0, 10);

  it('is that of the quote, or follows from the longest lead time after the last moment to pay', async () => {
    expect((await asked(daysFrom(30))).body.quote.shipBy).toBe(daysFrom(30));
    expect((await asked(undefined)).body.quote.shipBy).toBe(daysFrom(7 + 5));
  });

  it.each([
    [7, 201],
    [6, 400],
    [7 + 730, 201],
    [7 + 731, 400],
  ])('may lie %i days ahead: %i', async (days, status) => {
    const answer = await asked(daysFrom(days));

    expect(answer.status).toBe(status);
    expect(Object.keys(answer.body.errors ?? {})).toEqual(status === 400 ? ['shipBy'] : []);
  });

  it('is derived for quotes from before by the migration, and their disputes are escalated', async () => {
    const { db, clock } = app.test;
    const quoted = await givenRequest(app, 'Quoted');
    const accepted = await givenInFulfillment();
    const { id } = await givenInFulfillment();
    await sql`update trade.request set status = 'Disputed', updated_at = ${clock()} where id = ${id}`.execute(
      db,
    );
    const file = new URL('../migrations/0003_ship-by.sql', import.meta.url);
    const found = await db.transaction().execute(async (transaction) => {
      await sql`alter table trade.quote drop column ship_by`.execute(transaction);
      await sql`alter table trade.request drop column escalated_at`.execute(transaction);
      await sql.raw(await readFile(file, 'utf8')).execute(transaction);
      const { rows } = await sql<{ id: number; shipBy: string }>`
        select request_id as id, ship_by as "shipBy" from trade.quote
        where request_id in (${quoted.id}, ${accepted.id}) order by id`.execute(transaction);
      const jobs = await sql<{ runAt: string }>`
        select run_at as "runAt" from kit.job where key = ${`trade:${id}:escalate`}`.execute(transaction);
      return [...rows.map(({ shipBy }) => shipBy), ...jobs.rows.map(({ runAt }) => runAt)];
    });

    expect(found).toEqual([
      daysFrom(7 + 5),
      daysFrom(5),
      new Date(clock().getTime() + 14 * DAY_MS).toISOString(),
    ]);
  });
});

describe('goods that are not shipped', () => {
  it('may be objected to from the day after the last day to ship on; the money stays held', async () => {
    const request = await givenInFulfillment();
    const shipBy = request.quote?.shipBy ?? '';
    const parts = { params: { id: request.id }, body: { reason } };
    await moveTo(shipBy, '23:59:59.999');
    // A session lasts half a day.
    await app.signInAgain();
    const early = await app.send(objectToDelivery, { ...parts, as: app.buyer });
    const before = await read(request.id);
    await moveTo(new Date(Date.parse(shipBy) + DAY_MS).toISOString().slice(0, 10), '00:00');
    const late = await read(request.id);
    const { items } = await app.call(listTradeRequests, { as: app.buyer });
    const disputed = await app.call(objectToDelivery, { ...parts, as: app.buyer });
    const { rows } = await sql<{ rial: number }>`
      select remaining_rial as rial from wallet.trade_hold where request_id = ${request.id}`.execute(
      app.test.db,
    );

    expect([early.status, early.body.code, early.body.data]).toEqual([
      409,
      'before_ship_by',
      { currentStatus: 'InFulfillment', shipBy },
    ]);
    expect(early.body.detail).toContain('۱۱ آذر ۱۴۰۵');
    expect([before.allowedActions, late.allowedActions]).toEqual([['repeat'], ['object', 'repeat']]);
    expect(items.find(({ id }) => id === request.id)?.allowedActions).toEqual(['object', 'repeat']);
    expect(disputed).toMatchObject({ status: 'Disputed', reason, escalatedAt: null });
    expect(rows).toEqual([{ rial: request.totals?.payableRial }]);
  });

  it('keep the day that was agreed to, whatever is quoted elsewhere', async () => {
    const quoted = await givenRequest(app, 'Quoted');
    const parts = { as: app.buyer, params: { id: quoted.id }, version: quoted.rowVersion };
    const accepted = await app.call(acceptQuote, parts);

    expect(accepted.quote?.shipBy).toBe(quoted.quote?.shipBy);
  });
});
