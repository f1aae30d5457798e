import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed } from '../../seed/seed.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  await seed(test.db, { seed: 1, now: test.clock(), products: 250 });
});
afterAll(() => test[Symbol.asyncDispose]());

async function count(table: string, condition = 'true'): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(`content.${table}`)} where ${sql.raw(condition)}`.execute(
    test.db,
  );
  return rows[0]?.count ?? 0;
}

it.each([
  ['page', 'is_listed and published_at is not null', 42],
  ['page', 'content_type_id = 90', 2],
  ['page', 'published_at is null', 1],
  ['faq_question', 'true', 30],
  ['media_video', "kind = 'video'", 10],
  ['media_video', "kind = 'webinar'", 6],
  ['page_comment', 'true', 65],
  ['page_comment', 'supplier_id is not null', 3],
  ['page', 'series_id is not null', 10],
  ['page_comment', "status = 'pending'", 5],
  ['page_comment', "status = 'rejected'", 2],
  ['help_item', 'true', 18],
  ['note', 'true', 8],
  ['feedback', 'true', 1],
  ['advertisement', 'phone_number is not null and city_id is not null', 21],
])('writes %s where %s: %i', async (table, condition, expected) => {
  expect(await count(table, condition)).toBe(expected);
});

it('gives replies the page of the comment that they answer, a greater depth and a later time', async () => {
  const { rows } = await sql`
    select reply.id from content.page_comment as reply
    join content.page_comment as above on above.id = reply.parent_id
    where reply.page_id <> above.page_id or reply.depth <> above.depth + 1 or reply.created_at < above.created_at
      or above.status <> 'active'`.execute(test.db);

  expect(rows).toEqual([]);
  expect(await count('page_comment', 'parent_id is not null')).toBeGreaterThan(10);
});

it('names goods that exist under articles, and checked suppliers other than the author', async () => {
  const { rows } = await sql<{ lost: number; own: number; suppliers: number }>`
    select
      (select count(*)::int from content.page_good as good where not exists (
        select from product.base_product_cards(array[good.base_product_id]))) as lost,
      (select count(*)::int from content.page_supplier as named join content.page on page.id = named.page_id
        where page.supplier_id = named.supplier_id) as own,
      (select count(*)::int from content.page_supplier) as suppliers`.execute(test.db);

  expect(rows[0]).toMatchObject({ lost: 0, own: 0 });
  expect(rows[0]?.suppliers).toBeGreaterThan(20);
});

it('writes nothing with a future date', async () => {
  for (const [table, column] of [
    ['page_comment', 'created_at'],
    ['visit', 'visited_at'],
    ['note', 'updated_at'],
    ['page', 'published_at'],
  ] as const) {
    expect(await count(table, `${column} > '${test.clock().toISOString()}'`)).toBe(0);
  }
});

it('writes a search document for every published article, and for no draft', async () => {
  const { rows } = await sql<{ ids: number[] }>`
    select array_agg(ref_id order by ref_id) as ids from product.search_document where kind = 'content'`.execute(
    test.db,
  );

  expect(rows[0]?.ids).toEqual([...Array.from({ length: 40 }, (_, index) => index + 1), 111, 112]);
});

it('is the same for the same seed', async () => {
  const other = await createTestApp();
  await seed(other.db, { seed: 1, now: other.clock(), products: 250 });
  const print = async ({ db }: TestApp) => {
    const { rows } = await sql<{ hash: string }>`
      select md5(string_agg(row, '' order by row)) as hash from (
        select to_jsonb(visit)::text as row from content.visit
        union all select to_jsonb(comment)::text from content.page_comment as comment
        union all select to_jsonb(page)::text from content.page
        union all select to_jsonb(note)::text from content.note
      ) as written`.execute(db);
    return rows[0]?.hash;
  };
  const hashes = [await print(test), await print(other)];
  await other[Symbol.asyncDispose]();

  expect(hashes[0]).toBe(hashes[1]);
}, 60_000);
