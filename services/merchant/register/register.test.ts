import {
  checkMerchantName,
  getMerchantSaleSetting,
  listConfirmedMerchants,
  listMerchants,
} from '@bazaar/contracts/merchant';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantApp, openMerchantApp } from '../merchant-app.fixture.ts';

let app: MerchantApp;
beforeAll(async () => {
  app = await openMerchantApp();
});
afterAll(() => app?.[Symbol.asyncDispose]());

const check = (name: string) => app.call(checkMerchantName, { query: { name } });

describe('GET merchants', () => {
  it('lists the register by name, without phone numbers', async () => {
    const first = await app.call(listMerchants, { query: { paging: { pageSize: 100 } } });
    const names = first.items.map(({ name }) => name);

    expect(first.totalCount).toBe(240);
    expect(names).toEqual([...names].sort(new Intl.Collator('fa').compare));
    expect(JSON.stringify(first)).not.toMatch(/\+98|phone|email/);
  });

  it('confirms merchants whose identity was verified', async () => {
    const { items, totalCount } = await app.call(listConfirmedMerchants);
    const instants = items.map(({ confirmedAt }) => confirmedAt ?? '');

    expect(totalCount).toBeLessThan(240);
    expect(items.every(({ isConfirmed }) => isConfirmed)).toBe(true);
    expect(instants).toEqual([...instants].sort().reverse());
  });

  it('finds by name and city', async () => {
    const { items } = await app.call(listMerchants, { query: { filter: { term: 'دناپمپ' } } });
    const { rows } = await sql<{ cityId: number }>`
      select city_id as "cityId" from merchant.supplier where id = ${items[0]?.id}`.execute(app.db);
    const inCity = await app.call(listMerchants, {
      query: { filter: { term: 'دناپمپ', cityId: rows[0]?.cityId } },
    });

    expect(items).toHaveLength(1);
    expect(inCity.items.map(({ id }) => id)).toContain(items[0]?.id);
    expect((await app.refusal(listMerchants, { query: { filter: { cityId: 0 } } })).status).toBe(400);
    expect((await app.refusal(listConfirmedMerchants, { query: { filter: { city: 1 } } })).status).toBe(400);
  });
});

describe('GET merchants/is-valid-name', () => {
  it('finds a name in any spelling', async () => {
    const [merchant] = (await app.call(listMerchants, { query: { filter: { term: 'زاگرس‌شیر' } } })).items;
    const name = merchant?.name ?? '';
    const spellings = [
      name,
      name.replaceAll('ی', 'ي').replaceAll('ک', 'ك'),
      name.replaceAll('\u200c', ' '),
      name.replaceAll('\u200c', ''),
      `  ${name}  `,
      `شرکت ${name}`,
    ];
    const verdicts = await Promise.all(spellings.map(check));

    expect(name).not.toBe('');
    expect(verdicts.map(({ isValid, code }) => [isValid, code])).toEqual(
      spellings.map(() => [false, 'taken']),
    );
  });

  it('finds the companies of buyers too', async () => {
    expect(await check('آبرسان نمونه')).toMatchObject({ isValid: false, code: 'taken' });
  });

  it('refuses reserved words, in any spelling', async () => {
    const verdicts = await Promise.all(['بانك ایرانیان', 'پشتيباني بازار', 'Admin Group'].map(check));
    expect(verdicts.map(({ code }) => code)).toEqual(['forbiddenWord', 'forbiddenWord', 'forbiddenWord']);
  });

  it('accepts a new name', async () => {
    expect(await check('پمپ‌سازان البرز نو')).toEqual({ isValid: true });
  });

  it('requires a name, and allows 120 requests a minute from one network', async () => {
    expect((await app.refusal(checkMerchantName)).errors).toHaveProperty('name');
    const responses = await Promise.all(
      Array.from({ length: 130 }, () =>
        app.app.inject({
          url: '/merchant/api/v1/merchants/is-valid-name?name=abc',
          remoteAddress: '203.0.113.9',
        }),
      ),
    );
    const refused = responses.filter(({ statusCode }) => statusCode === 429);

    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('GET merchantsalesetting', () => {
  it('returns the terms of sale of each supplier', async () => {
    const settings = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((supplierId) =>
        app.call(getMerchantSaleSetting, { query: { supplierId } }),
      ),
    );
    for (const { minimumOrder, saleCities, isNationwide, workingHours, paymentTerms } of settings) {
      expect(minimumOrder.amountRial === null).toBe(minimumOrder.kind === 'PerItem');
      expect(isNationwide).toBe(saleCities.length === 0);
      expect(workingHours[0]).toMatchObject({ day: 0, dayTitle: 'شنبه' });
      expect(paymentTerms[0]).toEqual({ term: 'Cash', title: 'نقدی هنگام سفارش' });
    }
    expect(new Set(settings.map(({ minimumOrder }) => minimumOrder.kind)).size).toBe(2);
  });

  it('returns 404 for a missing supplier, 400 without one', async () => {
    const missing = await app.refusal(getMerchantSaleSetting, { query: { supplierId: 999_999 } });
    expect([missing.status, missing.code]).toEqual([404, 'not_found']);
    expect((await app.refusal(getMerchantSaleSetting)).status).toBe(400);
  });
});
