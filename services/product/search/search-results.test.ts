import { listSearchResults } from '@bazaar/contracts/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededApp, type SeededApp } from '../../seed/seeded-app.fixture.ts';

let app: SeededApp;
beforeAll(async () => {
  app = await openSeededApp();
}, 120_000);
afterAll(() => app?.close());

const search = (term: string, rest: object = {}) => app.call(listSearchResults, { query: { term, ...rest } });
const address = (query: string) => `/product/api/v1/searches/results?${query}`;

describe('search results', () => {
  it('include codes in any spelling', async () => {
    const [item] = (
      await sql<{ id: number; sku: string }>`
        select id, sku from product.supplier_product where is_listed and sku like 'PIR-%' order by id limit 1`.execute(
        app.db,
      )
    ).rows;
    const sku = item?.sku ?? '';
    const persian = sku.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
    for (const term of [sku, sku.toLowerCase(), persian, sku.replaceAll('-', ' '), sku.replaceAll('-', '')]) {
      expect((await search(term)).items.map(({ id }) => id)).toEqual([item?.id]);
    }
    expect((await search('NYY 3*1.5')).items[0]?.title).toContain('۳×۱٫۵');
  });

  it('have a base product in place of its offers on request', async () => {
    const wanted = { paging: { pageSize: 100 } };
    const plain = await search('الکتروموتور', wanted);
    expect(plain.items.some(({ kind }) => kind === 'baseProduct')).toBe(false);
    expect(
      plain.items.some(({ kind, categoryType }) => kind === 'product' && categoryType === 'Product'),
    ).toBe(true);
    const response = await search('الکتروموتور', { ...wanted, baseProducts: true });
    const bases = response.items.filter(({ kind }) => kind === 'baseProduct');
    expect(bases.length).toBeGreaterThan(0);
    expect(
      response.items.some(({ kind, categoryType }) => kind === 'product' && categoryType === 'Product'),
    ).toBe(false);
    for (const { id, good } of bases) {
      const { rows } = await sql<{ offers: number; price: number }>`
        select count(*)::int as offers, min(price_rial) as price
        from product.supplier_product where base_product_id = ${id} and is_listed`.execute(app.db);
      expect({ offers: good?.offersCount, price: good?.priceRial }).toEqual(rows[0]);
    }
  });

  it('speak in a city of the offers there alone', async () => {
    const [city] = (await search('الکتروموتور', { baseProducts: true, facets: true })).facets?.cities ?? [];
    const { items } = await search('الکتروموتور', {
      baseProducts: true,
      filter: { cityIds: [city?.id] },
      paging: { pageSize: 100 },
    });
    const bases = items.filter(({ kind }) => kind === 'baseProduct');
    expect(bases.length).toBeGreaterThan(0);
    for (const { id, good } of bases) {
      const { rows } = await sql<{ offers: number; lead: number }>`
        select count(*)::int as offers, min(item.lead_time_days) as lead
        from product.supplier_product as item
        join merchant.supplier on supplier.id = item.supplier_id and supplier.city_id = ${city?.id}
        where item.base_product_id = ${id} and item.is_listed
          and (${good?.variant?.id ?? null}::int is null or item.variant_id = ${good?.variant?.id ?? null})`.execute(
        app.db,
      );
      expect({ offers: good?.offersCount, lead: good?.leadTimeDays }).toEqual(rows[0]);
      expect(good?.cities.every((title) => title === city?.title)).toBe(true);
    }
  });

  it('are said to be exact only while all of them were examined', async () => {
    expect((await search('پمپ', { baseProducts: true })).isTotalExact).toBe(true);
    const flood = sql`
      insert into product.search_document (kind, ref_id, scope, category_type, title, slug, summary, drawing, weight, codes, marks)
      select 'content', 5000000 + n, 'content', null, 'مقاله سیلاب ' || n, 'x', '',
        '{"family":"doc","seed":1,"dimensionMm":null,"code":null}', 1, '', '{}'
      from generate_series(1, 2100) as n`;
    await flood.execute(app.db);
    try {
      // The results of another scope were not all examined either.
      const both = await search('سیلاب', { baseProducts: true, scope: 'supplier' });
      expect([both.totalCount, both.isTotalExact]).toEqual([0, false]);
      expect((await search('سیلاب', { baseProducts: true })).isTotalExact).toBe(false);
    } finally {
      await sql`delete from product.search_document where ref_id > 5000000 and kind = 'content'`.execute(
        app.db,
      );
    }
  });

  it('name the variant that keeps the specification, and speak of it alone', async () => {
    const { items } = await search('الکتروموتور ۱۱ کیلووات ۴ قطب', { baseProducts: true });
    const [{ id, good, missing } = {}] = items;
    const { rows } = await sql<{ offers: number; price: number; stock: number }>`
      select count(*)::int as offers, min(item.price_rial) as price, sum(item.stock)::int as stock
      from product.supplier_product as item
      where item.base_product_id = ${id} and item.variant_id = ${good?.variant?.id} and item.is_listed`.execute(
      app.db,
    );
    expect(missing).toEqual([]);
    expect(good?.matchingVariants).toBe(1);
    expect({ offers: good?.offersCount, price: good?.priceRial, stock: good?.stock }).toEqual(rows[0]);
    const asked = good?.keyFacts.filter(({ isAskedFor }) => isAskedFor);
    expect(asked?.map(({ title }) => title)).toEqual(['توان نامی', 'دور نامی']);
  });

  it('say what was understood and what was left out', async () => {
    const { items, understood } = await search('پمپ سانتریفیوژ زیمنس ۵۰ مترمکعب', { baseProducts: true });
    expect(items[0]?.missing).toEqual(['زیمنس']);
    expect(understood.map(({ kind, text, isKept }) => [kind, text, isKept])).toEqual([
      ['good', 'پمپ سانتریفیوژ', true],
      ['ignored', 'زیمنس', false],
      ['property', '۵۰ m³', true],
    ]);
  });

  it('have an offer itself only when its code is searched', async () => {
    const { rows } = await sql<{ id: number; sku: string }>`
      select id, sku from product.supplier_product where base_product_id is not null and is_listed order by id limit 1`.execute(
      app.db,
    );
    const found = await search(rows[0]?.sku ?? '', { baseProducts: true });
    expect(found.items[0]).toMatchObject({ kind: 'product', id: rows[0]?.id });
    expect(found.items[0]?.good?.supplier).toBeTruthy();
  });

  it('leave out a base product without offers', async () => {
    const [base] = (await search('میکرومتر', { baseProducts: true })).items;
    await sql`update product.supplier_product set is_active = false where base_product_id = ${base?.id}`.execute(
      app.db,
    );
    const isThere = async () => {
      const { items } = await search('میکرومتر', { baseProducts: true });
      return items.some(({ kind, id }) => kind === 'baseProduct' && id === base?.id);
    };
    // The notification that invalidates the cache arrives a moment after the change.
    await expect.poll(isThere).toBe(false);
    await sql`update product.supplier_product set is_active = true where base_product_id = ${base?.id}`.execute(
      app.db,
    );
  });

  it('follow a new name of a good, though the former answer is cached', async () => {
    const named = async () => {
      const { items } = await search('ققنوسه', { baseProducts: true });
      return items.map(({ title }) => title);
    };
    expect(await named()).toEqual([]);
    const rename = (names: string) =>
      sql`update product.base_product set synonyms = ${sql.raw(names)} where title = 'کولیس دیجیتال'`.execute(
        app.db,
      );
    await rename(`array_append(synonyms, 'ققنوسه')`);
    await expect.poll(named, { timeout: 10_000 }).toContain('کولیس دیجیتال');
    await rename(`array_remove(synonyms, 'ققنوسه')`);
    await expect.poll(named, { timeout: 10_000 }).toEqual([]);
  });

  it('link to existing pages, advertisements too', async () => {
    const { items } = await search('فروش', { scope: 'industrialAdvertisement', paging: { pageSize: 100 } });
    expect(items.length).toBeGreaterThan(0);
    const { rows } = await sql<{ id: number; slug: string }>`
      select id, slug from content.advertisement`.execute(app.db);
    const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
    expect(items.every(({ kind, id, slug }) => kind === 'advertisement' && slugs.get(id) === slug)).toBe(
      true,
    );
  });

  it('distinguish an advertisement from the category it is shown in', async () => {
    const wanted = { paging: { pageSize: 100 } };
    const everywhere = await search('اجاره سوله', wanted);
    const kindsOf = (among: typeof everywhere.items) =>
      new Set(
        among
          .filter(({ categoryType }) => categoryType === 'IndustrialAdvertisement')
          .map(({ kind }) => kind),
      );
    expect(kindsOf(everywhere.items)).toEqual(new Set(['advertisement', 'category']));
    const categories = await search('اجاره سوله', { ...wanted, scope: 'category' });
    expect(kindsOf(categories.items)).toEqual(new Set(['category']));
  });

  it('depend only on significant words', async () => {
    const { totalCount } = await search('پمپ آب');
    expect((await search('پمپ برای آب')).totalCount).toBe(totalCount);
    expect((await search('برای')).totalCount).toBeGreaterThan(0);
  });

  it('count the same however a word is joined, and know a word that is typed half', async () => {
    const counts = await Promise.all(
      ['می شود', 'می‌شود', 'میشود'].map(async (term) => (await search(term)).totalCount),
    );
    expect(counts[0]).toBeGreaterThan(0);
    expect(new Set(counts).size).toBe(1);
    const { items, correction } = await search('سانتریف', { baseProducts: true });
    expect(correction).toBeNull();
    expect(items.map(({ title }) => title)).toContain('پمپ گریز از مرکز افقی');
  });

  it('survive any keyboard character', async () => {
    const hostile = [
      ...[
        "'",
        "''",
        '\\',
        "\\'",
        ':*',
        '& | !',
        'a & b',
        'a | !b',
        '(',
        '<->',
        'پمپ:*',
        "پمپ' & '",
        '"',
        '%_',
        '--',
        '/*',
      ],
      ...[
        "';drop table x;--",
        '/product',
        "'/product'",
        '\u200c',
        '\u200c\u200c',
        '\u0640',
        '\ufeff',
        '🔧',
        '\ud83d',
      ],
      ...[
        'ن'.repeat(120),
        '۱'.repeat(120),
        'a b c d e f g h i j k l m n o p',
        `${'می '.repeat(39)}می`,
        '{}',
        ['$', '{x}'].join(''),
        'null',
      ],
      ...['constructor', '__proto__', 'پمپ constructor', '1.5/2.5', 'کابل 1.5/2.5', '0 قطب', '1/'.repeat(60)],
      ...['1e999', '-1', 'ها', 'می', 'نمی ها', '\u2028', '\u0001', '\u007f', '\u202e', 'İ', 'ß', '𝟙𝟚', '﷽'],
    ];
    for (const term of hostile) {
      for (const call of ['results', 'suggestions']) {
        const response = await app.refusal(
          `/product/api/v1/searches/${call}?term=${encodeURIComponent(term.toWellFormed())}`,
        );
        expect({ term, call, ...response }).toMatchObject({ status: 200 });
      }
      const need = await app.refusal(
        `/product/api/v1/searches/need?text=${encodeURIComponent(`پمپ سانتریفیوژ ${term.toWellFormed()}`)}`,
      );
      expect({ term, ...need }).toMatchObject({ status: 200 });
    }
    for (const term of ['%00', 'a%00b', 'ن'.repeat(121), '']) {
      expect((await app.refusal(address(`term=${term}`))).status).toBe(400);
    }
    for (const rest of [
      'filter.cityIds=0',
      'sort.field=x',
      'facets=1',
      'paging.after=',
      'filter.categoryTypes=x',
    ]) {
      expect((await app.refusal(address(`term=a&${rest}`))).status).toBe(400);
    }
  });
});
