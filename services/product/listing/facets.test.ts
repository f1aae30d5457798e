import { countSupplierProducts, getListingFacets, type ListingFilter } from '@bazaar/contracts/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededApp, type SeededApp } from '../../seed/seeded-app.fixture.ts';

let app: SeededApp;
beforeAll(async () => {
  app = await openSeededApp({ products: 400 });
});
afterAll(() => app?.close());

const PUMPS = 2020;

async function facetsOf(filter: object) {
  const { priceHistogram = [], ...facets } = await app.call(getListingFacets, { query: { filter } });
  return { ...facets, priceHistogram };
}

/** Number of items whose price is in a bucket, counted by the list itself. */
async function countIn(filter: object, [from, below]: readonly [number, number]): Promise<number> {
  const price: ListingFilter = { priceMinRial: Math.ceil(from), priceMaxRial: Math.ceil(below) - 1 };
  const { totalCount } = await app.call(countSupplierProducts, {
    query: { filter: { ...filter, ...price } },
  });
  return totalCount;
}

const total = (buckets: readonly { count: number }[]) => buckets.reduce((sum, { count }) => sum + count, 0);

describe('the histogram of prices', () => {
  it.each([
    ['a category', { categoryId: PUMPS }],
    ['a category, narrowed', { categoryId: PUMPS, verified: true, inStock: true }],
    ['a category with a price chosen', { categoryId: PUMPS, priceMaxRial: 500_000_000 }],
  ])('has the right counts for %s', async (_what, filter) => {
    const { priceHistogram, minPriceRial, maxPriceRial } = await facetsOf(filter);

    expect(priceHistogram).toHaveLength(12);
    expect(priceHistogram[0]?.from).toBe(minPriceRial);
    expect(priceHistogram.at(-1)?.to).toBe(maxPriceRial);
    for (const [place, { from, to, count }] of priceHistogram.entries()) {
      expect(from).toBe(priceHistogram[place - 1]?.to ?? minPriceRial);
      expect(from % 1).toBe(0);
      const end = place === 11 ? to + 1 : to;
      expect(count).toBe(await countIn({ ...filter, priceMaxRial: undefined }, [from, end]));
    }
    expect(total(priceHistogram)).toBeGreaterThan(5);
  });

  it('grows by a factor, whether prices are far apart or close', async () => {
    const shape = async (filter: object) => {
      const { priceHistogram, minPriceRial, maxPriceRial } = await facetsOf(filter);
      const [first, last] = [priceHistogram[0], priceHistogram.at(-1)];
      const widthOf = (bucket = { from: 0, to: 0 }) => bucket.to - bucket.from;
      return { spread: (maxPriceRial ?? 0) / (minPriceRial ?? 1), growth: widthOf(last) / widthOf(first) };
    };
    const { rows } = await sql<{ id: number }>`
      select base_product_id as id from product.supplier_product
      where is_listed and price_rial is not null
      group by base_product_id having count(distinct price_rial) > 2 limit 1`.execute(app.db);

    const wide = await shape({ categoryId: PUMPS });
    const narrow = await shape({ baseProductId: rows[0]?.id });

    expect(wide.spread).toBeGreaterThan(100);
    expect(wide.growth / wide.spread ** (11 / 12)).toBeCloseTo(1, 3);
    expect(narrow.spread).toBeLessThan(100);
    expect(narrow.growth / narrow.spread ** (11 / 12)).toBeCloseTo(1, 1);
  });

  it('has one bucket when all prices are equal, and none without prices or without common properties', async () => {
    const { rows } = await sql<{ id: number; price: number }>`
      select base_product_id as id, max(price_rial) as price from product.supplier_product
      where is_listed and price_rial is not null and base_product_id is not null
      group by base_product_id order by 1 desc limit 1`.execute(app.db);
    const [alone] = rows;
    await sql`
      update product.supplier_product set price_kind = 'inquiry', price_rial = null, price_tiers = '[]'
      where base_product_id = ${alone?.id} and price_rial < ${alone?.price}`.execute(app.db);
    expect((await facetsOf({ baseProductId: alone?.id })).priceHistogram).toEqual([
      { from: alone?.price, to: alone?.price, count: 1 },
    ]);
    expect((await facetsOf({ categoryId: PUMPS, priceKind: ['inquiry'] })).priceHistogram).toEqual([]);
    expect((await facetsOf({ categoryType: 'Product' })).priceHistogram).toEqual([]);
  });
});
