import { getSupplier, listSupplierRatings } from '@bazaar/contracts/merchant';
import { rateTradeRequest } from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTradeApp, type TradeApp } from '../trade.fixture.ts';
import { givenInState } from './company-roles.fixture.ts';

let app: TradeApp;
beforeAll(async () => {
  app = await openTradeApp();
}, 60_000);
afterAll(() => app?.test[Symbol.asyncDispose]());

const supplierNow = async () => (await app.call(getSupplier, { params: { id: app.item.supplierId } })).rating;
const ratings = (query: object = {}) =>
  app.call(listSupplierRatings, { params: { id: app.item.supplierId }, query });
const rate = (id: number, body: object) =>
  app.send(rateTradeRequest, { as: app.buyer, params: { id }, body });

describe('a rating', () => {
  it('changes the average and the number of its supplier, and is listed with date and kind of buyer', async () => {
    const { id } = await givenInState(app, 'Completed');
    const before = await supplierNow();
    const counted = await ratings();
    await rate(id, { stars: 1, text: 'بار ناقص رسید.' });
    const after = await ratings({ paging: { pageSize: 1 } });
    const sum = counted.starCounts.reduce((total, { stars, count }) => total + stars * count, 0);

    expect(counted.totalCount).toBe(before.count);
    expect(after.items).toMatchObject([
      { stars: 1, text: 'بار ناقص رسید.', buyerKind: 'company', ratedAt: app.test.clock().toISOString() },
    ]);
    expect(await supplierNow()).toEqual({
      count: before.count + 1,
      average: Math.round(((sum + 1) / (before.count + 1)) * 10) / 10,
    });
    expect(after.starCounts.at(-1)?.count).toBe((counted.starCounts.at(-1)?.count ?? 0) + 1);
  });

  it('counts once for a trade, and with another of the same moment', async () => {
    const [one, other] = [await givenInState(app, 'Completed'), await givenInState(app, 'Completed')];
    const before = await supplierNow();
    const replies = await Promise.all([
      rate(one.id, { stars: 5 }),
      rate(one.id, { stars: 5 }),
      rate(other.id, { stars: 5 }),
    ]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
    expect((await supplierNow()).count).toBe(before.count + 2);
  });

  it('is not counted before the trade is completed', async () => {
    const { id } = await givenInState(app, 'Delivered');
    const before = await supplierNow();

    expect((await rate(id, { stars: 5 })).status).toBe(409);
    expect(await supplierNow()).toEqual(before);
  });

  it('of a supplier that does not exist is not found', async () => {
    expect((await app.send(listSupplierRatings, { params: { id: 2_000_000_000 } })).status).toBe(404);
  });
});

describe('the ratings of the demo', () => {
  it('are the rows behind every average and number', async () => {
    const { rows } = await sql`
      select supplier.id from merchant.supplier
      left join (
        select supplier_id, count(*) as number, round(avg(stars), 1) as average
        from merchant.trade_rating group by supplier_id
      ) as counted on counted.supplier_id = supplier.id
      where supplier.rating_count <> coalesce(counted.number, 0)
        or supplier.rating_average <> coalesce(counted.average, 0)`.execute(app.test.db);
    const { rows: shown } = await sql<{ kinds: number; stars: number; texts: number }>`
      select count(distinct buyer_kind)::int as kinds, count(distinct stars)::int as stars,
        count(distinct text)::int as texts
      from merchant.trade_rating`.execute(app.test.db);

    expect(rows).toEqual([]);
    expect(shown[0]?.kinds).toBe(2);
    expect(shown[0]?.stars).toBeGreaterThan(3);
    expect(shown[0]?.texts).toBeGreaterThan(5);
  });
});
