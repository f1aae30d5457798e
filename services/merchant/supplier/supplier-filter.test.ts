import { getSupplierFacets, listSuppliers } from '@bazaar/contracts/merchant';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantApp, openMerchantApp } from '../merchant-app.fixture.ts';

let app: MerchantApp;
beforeAll(async () => {
  app = await openMerchantApp();
  await sql`update merchant.supplier set category_types = '{Product}' where id <= 60`.execute(app.db);
});
afterAll(() => app?.[Symbol.asyncDispose]());

const list = (filter: object, sort?: object) =>
  app.call(listSuppliers, { query: { filter, sort, paging: { pageSize: 100 } } });
const facets = (filter: object) => app.call(getSupplierFacets, { query: { filter } });

describe('facets of suppliers', () => {
  it('count the suppliers that each choice leaves', async () => {
    const { provinces, cities, activityKinds, certificates, ...totals } = await facets({});
    const choices = [
      ...provinces.slice(0, 4).map(({ id, count }) => [{ provinceIds: [id] }, count] as const),
      ...cities.slice(0, 4).map(({ id, count }) => [{ cityIds: [id] }, count] as const),
      ...activityKinds.map(({ value, count }) => [{ activityKinds: [value] }, count] as const),
      ...certificates.map(({ value, count }) => [{ certificate: value }, count] as const),
      [{ verified: true }, totals.verifiedCount] as const,
      [{ hasCatalog: true }, totals.withCatalogCount] as const,
      [{ verified: false }, totals.totalCount - totals.verifiedCount] as const,
    ];
    const counts = await Promise.all(choices.map(async ([filter]) => (await list(filter)).totalCount));

    expect(totals).toMatchObject({ totalCount: 240, withCatalogCount: 60 });
    expect(counts).toEqual(choices.map(([, count]) => count));
    expect(certificates.length).toBeGreaterThan(4);
  });

  it('ignore their own choice, but not those of the others', async () => {
    const all = await facets({});
    const kind = all.activityKinds[0]?.value ?? '';
    const narrowed = await facets({ activityKinds: [kind], provinceIds: [8], term: 'شر' });
    const ofKind = narrowed.activityKinds.find(({ value }) => value === kind);
    const ofTehran = narrowed.provinces.find(({ id }) => id === 8);

    expect(narrowed.activityKinds.length).toBeGreaterThan(1);
    expect(narrowed.provinces.length).toBeGreaterThan(1);
    expect([ofKind?.count, ofTehran?.count]).toEqual([narrowed.totalCount, narrowed.totalCount]);
  });

  it('leave out expired certificates', async () => {
    const { rows } = await sql<{ supplierId: number; title: string }>`
      select supplier_id as "supplierId", title from merchant.certificate
      where valid_to < ${app.clock()}::timestamptz::date limit 1`.execute(app.db);
    const { items } = await list({ certificate: rows[0]?.title });

    expect(rows).toHaveLength(1);
    expect(items.map(({ id }) => id)).not.toContain(rows[0]?.supplierId);
  });

  it('refuse an invalid filter', async () => {
    expect((await app.refusal(getSupplierFacets, { query: { filter: { colour: 'red' } } })).status).toBe(400);
  });
});

describe('filters of suppliers', () => {
  it('are combined; the values of one list are alternatives', async () => {
    const { provinces } = await facets({});
    const [one, other] = provinces;
    const ids = [one?.id, other?.id];
    const both = await list({ provinceIds: ids, verified: true });

    expect((await list({ provinceIds: ids })).totalCount).toBe((one?.count ?? 0) + (other?.count ?? 0));
    expect(both.items.every(({ provinceTitle }) => [one?.title, other?.title].includes(provinceTitle))).toBe(
      true,
    );
    expect(both.items.every(({ verifiedAt }) => verifiedAt !== null)).toBe(true);
  });
});

describe('orders of suppliers', () => {
  it('by name follows the Persian alphabet', async () => {
    const names = (await list({}, { field: 'name' })).items.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('fa').compare));
  });

  it('by rating, then by the number of ratings', async () => {
    const ratings = (await list({}, { field: 'rating' })).items.map(({ rating }) => rating);
    const worth = ratings.map(
      (rating) => Math.round((rating?.average ?? 0) * 10) * 1_000 + (rating?.count ?? 0),
    );
    expect(worth).toEqual([...worth].sort((one, other) => other - one));
  });

  it('by the date of registration, latest first', async () => {
    const ids = (await list({}, { field: 'newest' })).items.map(({ id }) => id);
    const { rows } = await sql<{ id: number }>`
      select id from merchant.supplier order by registered_at desc, id desc limit 100`.execute(app.db);
    expect(ids).toEqual(rows.map(({ id }) => id));
  });

  it('by distance: the city, its province, then the provinces around it', async () => {
    const { rows } = await sql<{ id: number }>`
      select city.id from merchant.city join merchant.province on province.id = city.province_id
      where city.title = 'کاشان' and province.title = 'اصفهان'`.execute(app.db);
    const { items } = await list({}, { field: 'nearest', nearCityId: rows[0]?.id });
    const steps = items.map(({ cityTitle, provinceTitle }) =>
      provinceTitle === 'اصفهان' ? Number(cityTitle !== 'کاشان') : 2,
    );
    const provinces = items.map(({ provinceTitle }) => provinceTitle);
    const places = ['قم', 'تهران'].map((title) => provinces.indexOf(title));

    expect(steps).toEqual([...steps].sort());
    expect(steps[0]).toBeLessThan(2);
    expect(places[0]).toBeGreaterThan(0);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it('by distance requires a place', async () => {
    const refusal = await app.refusal(listSuppliers, { query: { sort: { field: 'nearest' } } });
    expect(refusal).toMatchObject({ status: 400, errors: { 'sort.nearCityId': [expect.any(String)] } });
  });

  it('is by verification by default', async () => {
    expect((await list({}, {})).items).toEqual((await list({})).items);
  });
});
