import { listCatalogueSitemap, listCatalogueSitemapParts } from '@bazaar/contracts/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectSitemapParts } from '../../kit/sitemap.sql.ts';
import { openSeededApp, type SeededApp } from '../../seed/seeded-app.fixture.ts';

let app: SeededApp;
beforeAll(async () => {
  app = await openSeededApp({ products: 400 });
});
afterAll(() => app?.close());

type Kind = 'products' | 'base-products' | 'categories';

const records = (kind: Kind, query: object = {}) =>
  app.call(listCatalogueSitemap, { params: { kind }, query });
const parts = (kind: Kind) => app.call(listCatalogueSitemapParts, { params: { kind } });
const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
  (await query.execute(app.db)).rows[0]?.count;

describe('the sitemap of the catalogue', () => {
  it('names every shown item once, page after page', async () => {
    const shown = await count(
      sql`select count(*)::int as count from product.supplier_product where is_listed`,
    );
    const ids: number[] = [];
    for (let after = 0; ; after = ids.at(-1) ?? 0) {
      const page = await records('products', { after, take: 7 });
      ids.push(...page.map(({ id }) => id));
      if (page.length < 7) {
        break;
      }
    }

    expect(ids.length).toBe(shown);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('reports when an item has changed, and leaves out one that is no longer shown', async () => {
    const [first] = await records('products', { take: 1 });
    const id = first?.id ?? 0;
    const changedAt = await sql<{ at: string }>`
      select updated_at as at from product.supplier_product where id = ${id}`.execute(app.db);
    expect(first?.changedAt).toBe(changedAt.rows[0]?.at);

    await sql`update product.supplier_product set is_active = false where id = ${id}`.execute(app.db);
    const [next] = await records('products', { take: 1 });
    await sql`update product.supplier_product set is_active = true where id = ${id}`.execute(app.db);

    expect(next?.id).toBeGreaterThan(id);
  });

  it('names base products with offers, and their date changes with an offer', async () => {
    const [first] = await records('base-products', { take: 1 });
    const id = first?.id ?? 0;
    await sql`
      update product.supplier_product set updated_at = '2027-03-01T00:00:00Z'
      where id = (select min(id) from product.supplier_product where base_product_id = ${id} and is_listed)`.execute(
      app.db,
    );

    const [changed] = await records('base-products', { take: 1 });

    expect(changed).toEqual({ ...first, changedAt: expect.stringMatching(/^2027-03-01T00:00:00/) });
  });

  it('leaves out categories below one that is inactive', async () => {
    const before = await records('categories');
    const path = await sql<{ ancestor: number; category: number }>`
      select ancestor_id as ancestor, category_id as category from product.category_ancestor
      where ancestor_id <> category_id order by category_id limit 1`.execute(app.db);
    const { ancestor = 0, category = 0 } = path.rows[0] ?? {};

    await sql`update product.category set is_active = false where id = ${ancestor}`.execute(app.db);
    const after = (await records('categories')).map(({ id }) => id);
    await sql`update product.category set is_active = true where id = ${ancestor}`.execute(app.db);

    expect(before.map(({ id }) => id)).toContain(category);
    expect(after).not.toContain(category);
    expect(after).not.toContain(ancestor);
  });

  it.each(['products', 'base-products', 'categories'] as const)(
    'divides %s into files that contain all of them',
    async (kind) => {
      const [all, divided] = [await records(kind), await parts(kind)];

      expect(divided).toEqual([
        {
          after: (all[0]?.id ?? 0) - 1,
          count: all.length,
          changedAt:
            all
              .flatMap(({ changedAt }) => changedAt ?? [])
              .toSorted()
              .at(-1) ?? null,
        },
      ]);
    },
  );

  it.each(['after=-1', 'after=2147483648', 'after=1.5', 'take=0', 'take=5001'])(
    'refuses %s',
    async (query) => {
      expect((await app.refusal(`/product/api/v1/sitemap/products?${query}`)).status).toBe(400);
    },
  );

  it('begins a new file after fifty thousand records, whatever their ids', async () => {
    const source = sql`
      select 10 * n as id, 'a' as slug, '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second' as changed_at
      from generate_series(1, 120001) as n`;

    const divided = await selectSitemapParts(app.db, source);

    expect(divided.map(({ after, count: size }) => [after, size])).toEqual([
      [9, 50_000],
      [500_009, 50_000],
      [1_000_009, 20_001],
    ]);
  });

  it('refuses an invalid kind, place and size', async () => {
    expect(await app.refusal('/product/api/v1/sitemap/users')).toMatchObject({ status: 400 });
    expect(await app.refusedFields('/product/api/v1/sitemap/products?after=-1&take=5001')).toEqual(
      expect.arrayContaining(['after', 'take']),
    );
  });
});
