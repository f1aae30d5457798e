import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFileStorage } from '../file/seed.ts';
import { createDatabase, type Database } from '../kit/database/database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { seedManyProducts } from './many-products.ts';
import { seed } from './seed.ts';

const NOW = new Date('2026-11-20T08:00:00.000Z');
const SIZE = 6200;

let database: TestDatabase;
let db: Database;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let schemaBefore: unknown;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url, { connections: 4 });
  schemaBefore = await schemaOf();
  folder = await temporaryFolder();
  const files = await openFileStorage({ BAZAAR_DATA: folder.folder });
  await seed(db, { seed: 1, now: NOW, files });
  await seedManyProducts(db, { seed: 1, now: NOW, products: SIZE });
}, 120_000);
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
  await folder?.[Symbol.asyncDispose]();
});

/** Indexes, keys and triggers, and whether they are enabled. */
async function schemaOf() {
  const { rows } = await sql<{ line: string }>`
    select line from (
      select indexdef as line from pg_indexes where schemaname = 'product'
      union all
      select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated::text
      from pg_constraint where connamespace = 'product'::regnamespace
      union all
      select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger
      where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'product'::regnamespace)
    ) as part order by line`.execute(db);
  return rows.map(({ line }) => line);
}

/** Everything that is derived from items and their values. */
async function derived() {
  const { rows } = await sql<{ name: string; size: number; hash: string }>`
    select name, count(*)::int as size, md5(string_agg(line, ',' order by line)) as hash
    from (
      select 'listing' as name, listed::text as line from product.product_category as listed
      union all select 'property', own::text from product.listing_property as own
      union all select 'value', kept::text from product.listing_value as kept where items_count > 0
      union all select 'card', (product_id, supplier_id, card, offers_count, supplier_line)::text
        from product.listing_card
      union all select 'count', counted::text from product.category_count as counted where items_count > 0
      union all select 'summary', summary::text from product.base_product_summary as summary
      union all select 'variant', summary::text from product.variant_summary as summary
      union all select 'facts', (id, facts)::text from product.supplier_product
      union all select 'comparison', (product_id, property_id, vmin, vmax)::text from product.property_value
      union all select 'listed', (id, is_listed)::text from product.supplier_product
      union all select 'supplier', own::text from merchant.supplier_category as own
      union all select 'document', (scope, ref_id, title, summary)::text from product.search_document where kind = 'product'
    ) as part group by name order by name`.execute(db);
  return rows;
}

describe('a large data set', () => {
  it("has as many items as requested, with the demo's proportions", async () => {
    const { rows } = await sql<Record<string, number>>`
      select count(*)::int as size, count(distinct sku)::int as skus, count(distinct title)::int as titles,
        count(distinct base_product_id)::int as bases, count(distinct variant_id)::int as variants,
        count(distinct supplier_id)::int as suppliers,
        avg((price_kind = 'inquiry')::int)::float as inquiries, avg((price_kind = 'tiered')::int)::float as tiered
      from product.supplier_product where category_type = 'Product'`.execute(db);
    const all = await sql<{ size: number }>`
      select count(*)::int as size from product.supplier_product`.execute(db);
    expect(all.rows[0]?.size).toBe(SIZE);
    const [row] = rows;
    expect(row?.skus).toBe(row?.size);
    expect(row?.titles).toBe(row?.variants);
    expect((row?.variants ?? 0) / (row?.bases ?? 1)).toBeGreaterThan(6);
    expect((row?.size ?? 0) / (row?.variants ?? 1)).toBeGreaterThan(2);
    expect((row?.size ?? 0) / (row?.variants ?? 1)).toBeLessThan(3.5);
    expect(row?.suppliers).toBeGreaterThan(100);
    expect(row?.inquiries).toBeGreaterThan(0.15);
    expect(row?.inquiries).toBeLessThan(0.25);
    expect(row?.tiered).toBeGreaterThan(0.1);
    expect(row?.tiered).toBeLessThan(0.2);
  });

  it('leaves every index, key and trigger as it was', async () => {
    expect(await schemaOf()).toEqual(schemaBefore);
  });

  it('contains what the triggers would have written', async () => {
    const written = await derived();
    expect(written.map(({ name }) => name)).toHaveLength(12);
    await db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction);
      // The seed's day: the lowest price is one that holds on it.
      await sql`select set_config('product.today', ${NOW.toISOString().slice(0, 10)}, true)`.execute(
        transaction,
      );
      await sql`update product.variant_value set base_value = base_value`.execute(transaction);
      await sql`
        select product.refresh_listing(array(select id from product.supplier_product where variant_id is null))`.execute(
        transaction,
      );
    });
    expect(await derived()).toEqual(written);
  }, 120_000);

  it('shows the documents of the items its series were made from, and stores no file of its own', async () => {
    const { rows } = await sql<Record<string, number>>`
      select count(*) filter (where item.base_product_id is not null)::int as offers,
        count(sheet.file_id)::int as sheets, count(distinct sheet.file_id)::int as files,
        count(distinct split_part(base.title, ' سری ', 1) || sheet.file_id)::int as titles,
        count(held.file_id)::int as certificates
      from product.supplier_product as item
      left join product.base_product as base on base.id = item.base_product_id
      left join product.product_document as sheet on sheet.product_id = item.id and sheet.ordinal = 1
      left join product.product_document as held on held.product_id = item.id and held.ordinal = 2`.execute(
      db,
    );
    const [row] = rows;
    expect(row?.sheets).toBe(row?.offers);
    expect([row?.files, row?.titles]).toEqual([120, 120]);
    expect(row?.certificates).toBeGreaterThan(300);
  });

  it('is written only once', async () => {
    expect(await seedManyProducts(db, { seed: 1, now: NOW, products: SIZE + 500 })).toBe(0);
    expect(await seedManyProducts(db, { seed: 1, now: NOW, products: 10 })).toBe(0);
  });
});
