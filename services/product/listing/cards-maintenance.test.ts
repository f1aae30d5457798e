import { listSupplierProducts } from '@bazaar/contracts/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../kit/database/database.ts';
import { createRandom } from '../../seed/random.ts';
import { seed } from '../../seed/seed.ts';
import { NOW, openSeededApp, type SeededApp } from '../../seed/seeded-app.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

const WORKERS = 8;
const CHANGES_EACH = 40;

type Random = ReturnType<typeof createRandom>;

/** A random row of a table, out of few, so that changes overlap. */
const oneOf = (table: string, random: Random) =>
  sql`(select id from ${sql.table(table)} order by id offset ${random.whole(0, 11)} limit 1)`;
const item = (random: Random) => oneOf('product.supplier_product', random);
const supplier = (random: Random) => oneOf('merchant.supplier', random);

/** One change of an item or of a supplier, as in production: one at a time. */
function change(random: Random) {
  const word = `تازه ${random.whole(0, 1_000_000)}`;
  return random.pick([
    () => sql`update product.supplier_product set price_rial = price_rial + 10 where id = ${item(random)}`,
    () => sql`update product.supplier_product set title = ${word} where id = ${item(random)}`,
    () => sql`update product.supplier_product set is_active = not is_active where id = ${item(random)}`,
    () => sql`
      update product.supplier_product set (variant_id, base_product_id) = (
        select id, base_product_id from product.variant order by id offset ${random.whole(0, 30)} limit 1
      )
      where id = ${item(random)} and base_product_id is not null`,
    () => sql`
      update product.supplier_product set supplier_id = ${supplier(random)} where id = ${item(random)}`,
    () => sql`update merchant.supplier set name = ${word} where id = ${supplier(random)}`,
    () => sql`update merchant.supplier set name = ${word}, slug = ${word} where id = ${supplier(random)}`,
    () => sql`
      update merchant.supplier set verified_at = ${random.pick([NOW, null])}::timestamptz
      where id = ${supplier(random)}`,
    () => sql`
      update merchant.supplier set city_id = ${oneOf('merchant.city', random)} where id = ${supplier(random)}`,
    () => sql`update merchant.city set title = ${word} where id = ${oneOf('merchant.city', random)}`,
  ])();
}

/** A change that affects many cards. */
function largeChange(random: Random) {
  return random.pick([
    () => sql`update merchant.supplier set is_active = not is_active where id = ${supplier(random)}`,
    () => sql`
      update product.category set is_active = not is_active
      where id = (select category_id from product.supplier_product where id = ${item(random)})`,
    () => sql`delete from product.supplier_product where id = ${item(random)}`,
    () =>
      sql`update product.supplier_product set is_active = not is_active where id % 7 = ${random.whole(0, 6)}`,
    () => sql`update merchant.supplier set verified_at = null where id % 5 = ${random.whole(0, 4)}`,
  ])();
}

const cards = async (db: Database) =>
  (await sql<object>`select * from product.listing_card order by product_id`.execute(db)).rows;

/** Verifies the values stored with the cards against the source tables. */
async function expectTrue(db: Database) {
  const { rows } = await sql<object>`
    select item.id, case when item.variant_id is null then 1 else (
        select count(*)::int from product.supplier_product as other
        where other.variant_id = item.variant_id and other.is_listed
      ) end as offers,
      (
        select json_build_object(
          'id', own.id, 'name', own.name, 'slug', own.slug, 'cityTitle', city.title, 'isVerified', own.verified_at is not null
        )
        from merchant.supplier as own join merchant.city on city.id = own.city_id where own.id = item.supplier_id
      ) as supplier
    from product.supplier_product as item where item.is_listed order by item.id`.execute(db);
  const shown = await sql<object>`
    select product_id as id, offers_count as offers, json_build_object(
        'id', line->'id', 'name', line->'name', 'slug', line->'slug', 'cityTitle', line->'cityTitle',
        'isVerified', (line->>'verifiedAt') is not null
      ) as supplier
    from (select product_id, offers_count, supplier_line::json as line from product.listing_card) as card
    order by product_id`.execute(db);
  expect(shown.rows).toEqual(rows);

  const kept = await cards(db);
  await sql`select product.refresh_cards(array(select id from product.supplier_product))`.execute(db);
  expect(await cards(db)).toEqual(kept);
}

describe('cards', () => {
  let app: SeededApp;
  beforeAll(async () => {
    app = await openSeededApp({ products: 60 });
  }, 60_000);
  afterAll(() => app?.close());

  it('equal a full rewrite after random changes', async () => {
    const random = createRandom('card changes');
    const before = await cards(app.db);
    for (let round = 0; round < 6; round += 1) {
      for (let step = 0; step < 20; step += 1) {
        await change(random).execute(app.db);
      }
      await largeChange(random).execute(app.db);
      await expectTrue(app.db);
    }
    expect((await cards(app.db)).length).toBeGreaterThan(50);
    expect(await cards(app.db)).not.toEqual(before);
  }, 60_000);

  it('are rolled back with the change that wrote them', async () => {
    const before = await cards(app.db);
    const undone = app.db.transaction().execute(async (transaction) => {
      await sql`update merchant.supplier set name = name || ' پس‌گرفته' where is_active`.execute(transaction);
      expect(await cards(transaction)).not.toEqual(before);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect(await cards(app.db)).toEqual(before);
  });

  it('are shown with their stored values', async () => {
    const { items } = await app.call(listSupplierProducts, { query: { paging: { pageSize: 100 } } });
    const { rows } = await sql<{ id: number; offers: number; name: string }>`
      select item.id, coalesce(summary.offers_count, 1) as offers, own.name
      from product.supplier_product as item
      join merchant.supplier as own on own.id = item.supplier_id
      left join product.variant_summary as summary on summary.variant_id = item.variant_id
      where item.id = any(${items.map(({ id }) => id)}) order by item.id`.execute(app.db);
    const shown = items.map(({ id, offersCount, supplier: { name } }) => ({ id, offers: offersCount, name }));
    expect(shown.toSorted((one, other) => one.id - other.id)).toEqual(rows);
  });
});

describe('cards changed by concurrent transactions', () => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    db = createDatabase(database.url, { connections: WORKERS });
    await seed(db, { seed: 1, now: NOW, products: 60 });
  }, 60_000);
  afterAll(async () => {
    await db?.destroy();
    await database?.drop();
  });

  it('contain every change, without a deadlock', async () => {
    const work = async (worker: number) => {
      const random = createRandom(`cards at once ${worker}`);
      for (let step = 0; step < CHANGES_EACH; step += 1) {
        await change(random).execute(db);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));

    await expectTrue(db);
    expect((await cards(db)).length).toBeGreaterThan(20);
  }, 60_000);
});
