import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '../../kit/database/database.ts';
import { demoDatabase, SOME_PRODUCTS } from '../../seed/demo-database.fixture.ts';
import { NOW } from '../../seed/seeded-app.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase(await demoDatabase({ now: NOW, products: SOME_PRODUCTS }));
  db = createDatabase(database.url, { connections: 4 });
}, 60_000);
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});

class Undone extends Error {}

/** Two rows, each as a table with the condition that finds it. */
interface Rows {
  readonly first: RawBuilder<unknown>;
  readonly last: RawBuilder<unknown>;
}

/**
 * Makes a change while another transaction holds the first of the rows that it needs, and looks whether the last is still
 * free: the change must wait for the first before it takes the last.
 */
async function isLastFree(
  change: (transaction: Database) => Promise<unknown>,
  { first, last }: Rows,
): Promise<boolean> {
  const lock = (on: Database, row: RawBuilder<unknown>, mode = '') =>
    sql`select from ${row} for update ${sql.raw(mode)}`.execute(on);
  let waiting: Promise<unknown> = Promise.resolve();
  const isFree = await db.transaction().execute(async (holder) => {
    await lock(holder, first);
    waiting = db
      .transaction()
      .execute(async (transaction) => {
        await change(transaction);
        throw new Undone();
      })
      .catch((error: unknown) => error);
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 10_000 });
    return db
      .transaction()
      .execute((other) => lock(other, last, 'nowait'))
      .then(
        () => true,
        () => false,
      );
  });
  expect(await waiting).toBeInstanceOf(Undone);
  return isFree;
}

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks
    where not granted and database is not distinct from (select oid from pg_database where datname = current_database())
      or not granted and locktype = 'transactionid'`.execute(db);
  return rows[0]?.count ?? 0;
}

it('of cards is that of their items, also when an item moves between two base products', async () => {
  const { rows } = await sql<{ moved: number; variantId: number; first: number; last: number }>`
    select mover.id as moved, target.variant_id as "variantId", neighbor.id as first, target.id as last
    from product.supplier_product as mover
    join product.supplier_product as neighbor
      on neighbor.variant_id = mover.variant_id and neighbor.id <> mover.id and neighbor.is_listed
    join product.supplier_product as target
      on target.base_product_id <> mover.base_product_id and target.id > neighbor.id and target.is_listed
        and target.supplier_id <> mover.supplier_id
    where mover.is_listed and neighbor.supplier_id <> mover.supplier_id
    order by mover.id, neighbor.id, target.id limit 1`.execute(db);
  const [found] = rows;
  if (found === undefined) {
    throw new Error('The demo has no two offers of one variant.');
  }
  const move = (transaction: Database) =>
    sql`
      update product.supplier_product set (variant_id, base_product_id) = (
        select id, base_product_id from product.variant where id = ${found.variantId})
      where id = ${found.moved}`.execute(transaction);

  const card = (id: number) => sql`product.listing_card where product_id = ${id}`;
  expect(await isLastFree(move, { first: card(found.first), last: card(found.last) })).toBe(true);
});

it('of counts is that of their categories', async () => {
  const { rows } = await sql<{ id: number; first: number; last: number }>`
    select item.id, min(path.ancestor_id) as first, max(path.ancestor_id) as last
    from product.supplier_product as item
    join product.category_ancestor as path on path.category_id = item.category_id
    where item.is_listed group by item.id having count(*) > 1 order by item.id limit 1`.execute(db);
  const { id = 0, first = 0, last = 0 } = rows[0] ?? {};
  const hide = (transaction: Database) =>
    sql`update product.supplier_product set is_active = false where id = ${id}`.execute(transaction);

  const count = (category: number) => sql`product.category_count where category_id = ${category}`;
  expect(await isLastFree(hide, { first: count(first), last: count(last) })).toBe(true);
});

it('begins with the counts of categories, then those of values, also when an item gets other values', async () => {
  const { rows } = await sql<{ id: number; variantId: number; categoryId: number; value: string }>`
    select item.id, other.id as "variantId", path.ancestor_id as "categoryId", value.ctid::text as value
    from product.supplier_product as item
    join product.variant as other
      on other.base_product_id = item.base_product_id and other.id <> item.variant_id
    join product.category_ancestor as path on path.category_id = item.category_id
    join product.listing_property as own on own.product_id = item.id and own.category_id = path.ancestor_id
    join product.listing_value as value
      on (value.category_id, value.property_id, value.vmin, value.vmax) = (own.category_id, own.property_id, own.vmin, own.vmax)
    join product.variant_value as next on next.variant_id = other.id and next.property_id = own.property_id
    where item.is_listed and next.vmin <> own.vmin
    order by item.id, other.id, path.ancestor_id limit 1`.execute(db);
  const [found] = rows;
  if (found === undefined) {
    throw new Error('The demo has no item that another size would change.');
  }
  const resize = (transaction: Database) =>
    sql`update product.supplier_product set variant_id = ${found.variantId} where id = ${found.id}`.execute(
      transaction,
    );
  const first = sql`product.category_count where category_id = ${found.categoryId}`;
  const last = sql`product.listing_value where ctid = ${found.value}::tid`;

  expect(await isLastFree(resize, { first, last })).toBe(true);
});
