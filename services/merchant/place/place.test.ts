import {
  filterCities,
  filterCountries,
  filterStates,
  listSaleCities,
  listUrbanAreas,
} from '@bazaar/contracts/merchant';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantApp, openMerchantApp } from '../merchant-app.fixture.ts';

let app: MerchantApp;
beforeAll(async () => {
  app = await openMerchantApp();
});
afterAll(() => app?.[Symbol.asyncDispose]());

const WHOLE = { pageSize: 100 };
const cityNamed = async (term: string) => {
  const [city] = (await app.call(filterCities, { query: { filter: { term } } })).items;
  return city;
};

describe('countries/filter', () => {
  it('begins with Iran and finds a name in Arabic letters', async () => {
    const all = await app.call(filterCountries, { query: { paging: WHOLE } });
    const { items } = await app.call(filterCountries, { query: { filter: { term: 'تركيه' } } });

    expect(all.totalCount).toBeGreaterThanOrEqual(30);
    expect(all.items[0]).toMatchObject({ code: 'IR', title: 'ایران' });
    expect(items.map(({ code }) => code)).toEqual(['TR']);
  });
});

describe('states/filter', () => {
  it('contains the 31 provinces, all of Iran', async () => {
    const all = await app.call(filterStates, { query: { paging: WHOLE } });
    const ofTurkey = await app.call(filterStates, { query: { filter: { countryId: 4 } } });
    const ofIran = await app.call(filterStates, { query: { filter: { countryId: 1 } } });

    expect([all.totalCount, ofIran.totalCount, ofTurkey.totalCount]).toEqual([31, 31, 0]);
    expect(all.items.every(({ citiesCount }) => citiesCount > 0)).toBe(true);
  });

  it('returns the location of every province', async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from merchant.province where latitude is null or longitude is null`.execute(
      app.db,
    );
    expect(rows[0]?.count).toBe(0);
  });
});

describe('cities/filter', () => {
  it('puts names that begin with the text first, in any spelling', async () => {
    const { items } = await app.call(filterCities, { query: { filter: { term: 'شهر' }, paging: WHOLE } });
    const begins = items.map(({ title }) => title.startsWith('شهر'));

    expect(begins[0]).toBe(true);
    expect(begins).toEqual([...begins].sort((one, other) => Number(other) - Number(one)));
    expect((await cityNamed('نجف آباد'))?.title).toBe('نجف‌آباد');
  });

  it('filters by province, by page', async () => {
    const [state] = (await app.call(filterStates, { query: { filter: { term: 'یزد' } } })).items;
    const query = { filter: { stateId: state?.id }, paging: { pageNumber: 2, pageSize: 2 } };
    const page = await app.call(filterCities, { query });

    expect(page).toMatchObject({ totalCount: 5, pageNumber: 2, pageSize: 2 });
    expect(page.items.every(({ stateTitle }) => stateTitle === 'یزد')).toBe(true);
  });

  it('refuses an invalid province id', async () => {
    const refusal = await app.refusal(filterCities, { query: { filter: { stateId: 'یزد' } } });
    expect(refusal.errors).toHaveProperty(['filter.stateId']);
  });
});

describe('urbanareas', () => {
  it.each([
    ['تهران', 22],
    ['اصفهان', 15],
    ['مشهد', 13],
    ['شیراز', 11],
    ['تبریز', 10],
    ['کرج', 10],
    ['نیشابور', 0],
  ])('of %s are %i', async (term, count) => {
    const city = await cityNamed(term);
    const areas = await app.call(listUrbanAreas, { query: { cityId: city?.id, paging: WHOLE } });

    expect(areas.totalCount).toBe(count);
    expect(city?.hasUrbanAreas).toBe(count > 0);
    expect(areas.items.map(({ title }) => title).slice(0, 2)).toEqual(
      ['منطقه ۱', 'منطقه ۲'].slice(0, Math.min(2, count)),
    );
  });

  it('requires a city', async () => {
    expect((await app.refusal(listUrbanAreas)).errors).toHaveProperty('cityId');
  });
});

describe('salecities', () => {
  it('counts active suppliers with listed items', async () => {
    await sql`update merchant.supplier set category_types = '{Product}' where id <= 20`.execute(app.db);
    const { items } = await app.call(listSaleCities, { query: { paging: WHOLE } });
    const counts = items.map(({ supplierCount }) => supplierCount);

    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
  });
});
