import { listSearchResults, SEARCH_SORTS } from '@bazaar/contracts/product';
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

/** All results, page after page by cursor. */
async function collectPages(term: string, rest: object = {}, pageSize = 7) {
  const found: string[] = [];
  let after: string | null | undefined;
  do {
    const page = await search(term, { ...rest, paging: { pageSize, ...(after ? { after } : {}) } });
    found.push(...page.items.map(({ kind, id, title }) => `${kind} ${id} ${title}`));
    after = page.nextCursor;
  } while (after);
  return found;
}

describe('pages of results', () => {
  it.each(SEARCH_SORTS)('are the same by page number and by cursor, ordered by %s', async (field) => {
    for (const term of ['پمپ', 'الکتروموتور ۱۱ کیلووات', 'سفارش']) {
      const rest = { sort: { field }, baseProducts: true };
      const all = await search(term, { ...rest, paging: { pageSize: 100 } });
      const scanned = await collectPages(term, rest);
      expect(scanned).toHaveLength(all.totalCount);
      expect(new Set(scanned).size).toBe(scanned.length);
      expect(scanned.slice(0, 100)).toEqual(all.items.map(({ kind, id, title }) => `${kind} ${id} ${title}`));
    }
  });

  it("end without a cursor, and refuse another order's cursor", async () => {
    const last = await search('پمپ سانتریفیوژ', { baseProducts: true, paging: { pageSize: 100 } });
    expect(last.nextCursor).toBeNull();
    const { nextCursor } = await search('پمپ', { sort: { field: 'price' } });
    for (const after of [nextCursor ?? '', 'x', 'WyJyZWxldmFuY2UiLDEsMSwxXQ==', 'bnVsbA']) {
      const refusal = await app.refusal(address(`term=a&paging.after=${encodeURIComponent(after)}`));
      expect(refusal).toEqual({ status: 400, code: 'validation' });
    }
  });

  it('continue through corrected results', async () => {
    const meant = await collectPages('کابل');
    expect(meant.length).toBeGreaterThan(20);
    expect(await collectPages(';hfg')).toEqual(meant);
  });

  it('by price and by time put results without a value last', async () => {
    const byId = new Map(
      (
        await sql<{ id: number; price: number | null; at: string }>`
          select id, price_rial as price, published_at as at from product.supplier_product`.execute(app.db)
      ).rows.map((row) => [row.id, row]),
    );
    const byPrice = await search('پمپ', { sort: { field: 'price' }, paging: { pageSize: 100 } });
    const prices = byPrice.items.map(({ kind, id }) =>
      kind === 'product' ? (byId.get(id)?.price ?? null) : null,
    );
    const known = prices.filter((price) => price !== null);
    expect(known.length).toBeGreaterThan(10);
    expect(prices.slice(0, known.length)).toEqual([...known].sort((one, other) => one - other));
    const byTime = await search('پمپ', {
      scope: 'product',
      sort: { field: 'newest' },
      paging: { pageSize: 100 },
    });
    const times = byTime.items.map(({ id }) => byId.get(id)?.at ?? '');
    expect(times).toEqual([...times].sort().reverse());
  });
});

describe('facets of results', () => {
  it.each([[{}], [{ categoryTypes: ['Product'] }]])(
    'equal the counts after choosing them, with the filter %j',
    async (filter) => {
      const { facets } = await search('پمپ', { facets: true, filter });
      const choices = [
        ...(facets?.categoryTypes ?? []).map(({ categoryType, count }) => [
          { categoryTypes: [categoryType] },
          count,
        ]),
        ...(facets?.categories ?? []).slice(0, 12).map(({ id, count }) => [{ categoryIds: [id] }, count]),
        ...(facets?.cities ?? []).slice(0, 12).map(({ id, count }) => [{ cityIds: [id] }, count]),
      ] as const;
      expect(facets?.isExact).toBe(true);
      expect(choices.length).toBeGreaterThan(20);
      for (const [choice, count] of choices) {
        const narrowed = await search('پمپ', { filter: { ...filter, ...(choice as object) } });
        expect({ choice, count: narrowed.totalCount }).toEqual({ choice, count });
      }
    },
  );

  it.each(['پمپ 15 کیلووات', 'الکتروموتور ۱۱ کیلووات', 'شیر توپی دو اینچ', 'بلبرینگ 6205', 'لوله 4 اینچ'])(
    'of cities count who offers the specified size, not other sizes of the good: %s',
    async (term) => {
      const wanted = { baseProducts: true, scope: 'product', paging: { pageSize: 100 } };
      const { facets, items: all } = await search(term, { ...wanted, facets: true });
      expect(all.some(({ good }) => good?.variant != null)).toBe(true);
      expect(facets?.cities.length).toBeGreaterThan(0);
      for (const { id, title, count } of facets?.cities ?? []) {
        const { items, totalCount } = await search(term, { ...wanted, filter: { cityIds: [id] } });
        expect({ title, count: totalCount }).toEqual({ title, count });
        for (const { good } of items) {
          expect({ title, offers: good?.offersCount }).not.toEqual({ title, offers: 0 });
          expect(good?.cities).toEqual([title]);
        }
      }
    },
  );

  it('combine keys by AND and values of one key by OR, and a city without suppliers has no results', async () => {
    const { facets } = await search('پمپ', { facets: true });
    const [one, other] = facets?.cities ?? [];
    const both = await search('پمپ', { filter: { cityIds: [one?.id, other?.id] } });
    expect(both.totalCount).toBe((one?.count ?? 0) + (other?.count ?? 0));
    const nowhere = await search('پمپ', { filter: { cityIds: [2_147_483_647] }, facets: true });
    expect(nowhere.totalCount).toBe(0);
    expect(nowhere.facets?.cities).toEqual(facets?.cities);
    expect(nowhere.correction).toBeNull();
  });
});
