import { getSupplier, listSupplierRatings } from '@bazaar/contracts/merchant';
import { rateTradeRequest } from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_BUYER } from '../../seed/demo-users.ts';
import { openTradeApp, type TradeApp } from '../trade.fixture.ts';
import { givenInState, openCompany } from './company-roles.fixture.ts';

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

  it('says of a buyer without a company that it is a person', async () => {
    const { id } = await givenInState(app, 'Completed');
    await sql`update trade.request set buyer_id = ${EMPTY_BUYER.id} where id = ${id}`.execute(app.test.db);
    const reply = await app.send(rateTradeRequest, { as: app.newcomer, params: { id }, body: { stars: 3 } });
    const { items } = await ratings({ paging: { pageSize: 100 } });

    expect(reply.status).toBe(200);
    expect(items.filter(({ stars, buyerKind }) => stars === 3 && buyerKind === 'person')).toContainEqual(
      expect.objectContaining({ text: null, ratedAt: app.test.clock().toISOString() }),
    );
  });

  it('counts once for a trade, also when another person of the company rates it', async () => {
    const { people } = await openCompany(app);
    const { id } = await givenInState(app, 'Completed');
    const before = await supplierNow();
    const first = await rate(id, { stars: 2 });
    const second = await app.send(rateTradeRequest, {
      ...{ as: people.approver, params: { id } },
      body: { stars: 5 },
    });

    expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'already_rated']);
    expect((await supplierNow()).count).toBe(before.count + 1);
  });

  it.each([
    ['no star', { stars: 0 }],
    ['six stars', { stars: 6 }],
    ['half a star', { stars: 2.5 }],
    ['a text that is too long', { stars: 3, text: 'ا'.repeat(1_001) }],
  ])('of %s is refused and not counted', async (_, body) => {
    const { id } = await givenInState(app, 'Completed');
    const before = await supplierNow();

    expect((await rate(id, body)).status).toBe(400);
    expect(await supplierNow()).toEqual(before);
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
