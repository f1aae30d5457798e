import { listSearchResults, listSuggestions, SEARCH_SCOPES } from '@bazaar/contracts/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededApp, type SeededApp } from '../../seed/seeded-app.fixture.ts';

let app: SeededApp;
beforeAll(async () => {
  app = await openSeededApp({ products: 400 });
  for (const [id, title] of [
    [900_001, 'چرا الکتروموتور داغ می‌شود؟'],
    [900_002, 'میشود و نمیشود در نگهداری'],
    [900_003, 'گیربکس ۱۲ دنده'],
    [900_004, 'آب‌بندی پمپ آب'],
  ] as const) {
    await sql`
      select product.upsert_search_document('content', ${id}, 'content', null, ${title}, 'test', 'خلاصه',
        ${JSON.stringify({ family: 'doc', seed: id, dimensionMm: null, code: null })}, 5000)`.execute(app.db);
  }
});
afterAll(() => app?.close());

const suggest = (term: string, rest: object = {}) => app.call(listSuggestions, { query: { term, ...rest } });
const search = (term: string, rest: object = {}) => app.call(listSearchResults, { query: { term, ...rest } });

describe('suggestions', () => {
  it('name the advertisements among them, each with its own page', async () => {
    const found = await suggest('فروش', { scope: 'industrialAdvertisement', take: 10 });
    const others = await suggest('پمپ', { take: 10 });

    expect(found.length).toBeGreaterThan(1);
    expect(found.every(({ kind }) => kind === 'advertisement')).toBe(true);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(others.some(({ kind }) => kind !== 'advertisement')).toBe(true);
  });

  it('list titles that begin with the term before those in which a word does', async () => {
    const titles = (await suggest('پمپ', { take: 10 })).map(({ title }) => title);
    expect(titles).toHaveLength(10);
    const beginning = titles.map((title) => title.startsWith('پمپ'));
    expect(beginning).toEqual([...beginning].sort((one, other) => Number(other) - Number(one)));
    expect(beginning[0]).toBe(true);
    expect(titles.every((title) => title.split(/[\s\u200c]/).some((word) => word.startsWith('پمپ')))).toBe(
      true,
    );
  });

  it('are the same for every spelling of a word', async () => {
    for (const spellings of [
      ['کابل', 'كابل', 'کـابل', 'کابِل'],
      ['می‌شود', 'میشود', 'می شود', 'ميشود'],
      ['۱۲', '12', '١٢'],
      ['آب', 'اب'],
    ]) {
      const responses = await Promise.all(spellings.map((term) => suggest(term, { take: 10 })));
      const found = responses.map((response) => response.map(({ kind, id }) => `${kind} ${id}`));
      expect(found[0]?.length).toBeGreaterThan(0);
      expect(found).toEqual(spellings.map(() => found[0]));
    }
  });

  it('find a title written with a half-space and one written without', async () => {
    const ids = (await suggest('می شود', { scope: 'content' })).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([900_001, 900_002]));
  });

  it('mark what completes the term, in units of the original title', async () => {
    const [first] = (await suggest('شود', { scope: 'content' })).filter(({ id }) => id === 900_001);
    const title = 'چرا الکتروموتور داغ می‌شود؟';
    expect(first?.title).toBe(title);
    expect(first?.highlight).toEqual([[0, title.indexOf('شود')]]);
    const [half] = (await suggest('الکترو', { scope: 'content' })).filter(({ id }) => id === 900_001);
    expect(half?.highlight).toEqual([
      [0, 4],
      [10, title.length],
    ]);
  });

  it('also find words that are not adjacent', async () => {
    const titles = (await suggest('الکتروموتور داغ می', { scope: 'content' })).map(({ id }) => id);
    expect(titles).toContain(900_001);
    expect((await suggest('چرا داغ', { scope: 'content' })).map(({ id }) => id)).toContain(900_001);
  });

  it('stay in their scope and within the requested number', async () => {
    const kinds = {
      category: 'category',
      supplier: 'supplier',
      content: 'content',
      supplierProduct: 'product',
    } as const;
    for (const [scope, kind] of Object.entries(kinds)) {
      const rows = await suggest('پ', { scope, take: 3 });
      expect(rows.length).toBeLessThanOrEqual(3);
      expect(rows.every((row) => row.kind === kind)).toBe(true);
    }
    for (const scope of ['product', 'industrialService', 'consultingService', 'electronicDocument']) {
      const rows = await suggest('ط', { scope });
      const type = scope.charAt(0).toUpperCase() + scope.slice(1);
      expect(rows.every((row) => row.kind === 'product' && row.categoryType === type)).toBe(true);
    }
  });

  it('fall back to the other keyboard layout when there are none', async () => {
    expect(await suggest(';hfg')).toEqual(await suggest('کابل'));
    expect((await suggest('کابل')).length).toBeGreaterThan(0);
  });

  it('are at most as many as requested, for common and rare prefixes', async () => {
    for (const term of ['پ', 'پمپ', 'پمپ سانتریفیوژ افقی', 'ش']) {
      for (const take of [1, 4, 10]) {
        expect((await suggest(term, { take })).length).toBeLessThanOrEqual(take);
      }
    }
  });

  it('are empty for punctuation alone, and refused without a term', async () => {
    expect(await suggest('؟!')).toEqual([]);
    expect(await suggest("%_'\\")).toEqual([]);
    expect((await app.refusal('/product/api/v1/searches/suggestions?term=')).status).toBe(400);
    expect((await app.refusal('/product/api/v1/searches/suggestions?term=a&scope=all')).status).toBe(400);
    expect((await app.refusal('/product/api/v1/searches/suggestions?term=a&take=11')).status).toBe(400);
  });
});

describe('search results', () => {
  it("count every scope, and the requested scope's count is the length of the list", async () => {
    const everywhere = await search('پمپ');
    expect(everywhere.scopeCounts.map(({ scope }) => scope)).toEqual(SEARCH_SCOPES);
    for (const { scope, count } of everywhere.scopeCounts) {
      const response = await search('پمپ', { scope, paging: { pageSize: 100 } });
      expect(response.totalCount).toBe(count);
      expect(response.items).toHaveLength(Math.min(100, count));
    }
    const counts = new Map(everywhere.scopeCounts.map(({ scope, count }) => [scope, count]));
    expect(counts.get('supplierProduct')).toBe(
      ['product', 'industrialService', 'consultingService', 'electronicDocument'].reduce(
        (sum, scope) => sum + (counts.get(scope as 'product') ?? 0),
        0,
      ),
    );
  });

  it('are the same for every spelling of a word', async () => {
    const responses = await Promise.all(
      ['کابل کنترل', 'كابل كنترل', 'کابل كنترل'].map((term) => search(term)),
    );
    expect(responses[0]?.totalCount).toBeGreaterThan(0);
    const found = responses.map(({ items }) => items.map(({ kind, id }) => `${kind} ${id}`));
    expect(found).toEqual(found.map(() => found[0]));
    const halves = await Promise.all(['می‌شود', 'میشود', 'می شود'].map((term) => search(term)));
    expect(halves.map(({ totalCount }) => totalCount)).toEqual(halves.map(() => halves[0]?.totalCount));
    expect(halves[0]?.items.map(({ id }) => id)).toEqual(expect.arrayContaining([900_001, 900_002]));
  });

  it('list titles that begin with the term first, and name the word that none of them keeps', async () => {
    const { items } = await search('پمپ هیدرولیک');
    expect(items[0]?.title.startsWith('پمپ هیدرولیک')).toBe(true);
    const others = await search('پمپ هیدرولیک زرافه');
    expect(others.items[0]).toMatchObject({ id: items[0]?.id, missing: ['زرافه'] });
    expect(others.items.every(({ missing }) => missing.includes('زرافه'))).toBe(true);
  });

  it('treat the last word as a prefix', async () => {
    expect((await search('الکتروم')).totalCount).toBeGreaterThan(0);
    expect((await search('الکتروموتور ضدانفج')).totalCount).toBeGreaterThan(0);
  });

  it('treat the other words as prefixes when nothing contains the whole words', async () => {
    const [best] = (await search('الکتروموتور ضدانفجار')).items;
    const begun = await search('الکتروم ضدانفجار');
    expect(begun.items.map(({ kind, id }) => `${kind} ${id}`)).toContain(`${best?.kind} ${best?.id}`);
    expect(begun.correction).toBeNull();
  });

  it('are an empty page beyond the last', async () => {
    const page = await search('پمپ', { paging: { pageNumber: 5000 } });
    expect(page.items).toEqual([]);
    expect(page.totalCount).toBeGreaterThan(0);
  });
});
