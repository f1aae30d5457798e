import { listSearchResults, listSuggestions } from '@bazaar/contracts/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../kit/database/database.ts';
import { createRandom } from '../../seed/random.ts';
import { openSeededApp, type SeededApp } from '../../seed/seeded-app.fixture.ts';
import { searchMaintenanceJob } from './search.jobs.ts';

let app: SeededApp;
beforeAll(async () => {
  app = await openSeededApp({ products: 60 });
}, 60_000);
afterAll(() => app?.close());

const suggest = (term: string, rest: object = {}) => app.call(listSuggestions, { query: { term, ...rest } });

async function rowsOf<Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> {
  return (await query.execute(app.db)).rows;
}

const cachedLists = () =>
  rowsOf(sql<object>`
    select scope, prefix, document_ids, shown::text from product.suggestion_list order by scope, prefix`);
const cachedTerms = () => rowsOf(sql<object>`select word, df from product.term order by word`);
const cachedKeys = () =>
  rowsOf(sql<object>`
    select scope, key, document_id, starts_title from product.suggestion_key order by scope, key, document_id`);

/** The result of a full count of the documents. */
const countedTerms = () =>
  rowsOf(sql<object>`
    select found.word, count(*)::int as df
    from product.search_document as document
    cross join lateral unnest(product.title_words(document.title)) as written
    cross join lateral product.word_spellings(written) as found
    where document.kind <> 'baseProduct' group by found.word order by found.word collate "C"`);
const countedKeys = () =>
  rowsOf(sql<object>`
    select document.scope, found.key, document.id as document_id, found.starts_title
    from product.search_document as document cross join lateral product.suggestion_keys(document.title) as found
    where document.kind <> 'baseProduct' order by document.scope, found.key collate "C", document.id`);

const WORDS = ['پمپ', 'کابل', 'شیر', 'سنسور نوری', 'گیربکس', 'تازه‌وارد', 'ورق ۵'];

/** A change of documents, mostly in their own table, sometimes as suppliers and operators make them. */
function change(db: Database, random: ReturnType<typeof createRandom>) {
  const some = (share: number) => sql`(id * 2654435761 + ${random.whole(0, 1_000_000)}) % 1000 < ${share}`;
  const word = random.pick(WORDS);
  const id = random.whole(700_000, 700_050);
  return random
    .pick([
      sql`update product.search_document set weight = ${random.whole(0, 2000)} where ${some(30)}`,
      sql`update product.search_document set title = ${word} || ' ' || title where ${some(30)} and length(title) < 90`,
      sql`update product.search_document set title = ${word} where kind = 'product' and ${some(8)}`,
      sql`update product.search_document set slug = 'other-' || id, summary = 'دیگر' where ${some(20)}`,
      sql`update product.search_document set price_rial = price_rial + 10 where price_rial is not null and ${some(90)}`,
      sql`delete from product.search_document where ${some(8)}`,
      sql`update product.supplier_product set title = ${word} || ' ' || id, score = ${random.whole(0, 2000)} where ${some(6)}`,
      sql`update product.supplier_product set is_active = not is_active where ${some(6)}`,
      sql`delete from product.supplier_product where ${some(3)}`,
      sql`update product.category set is_active = not is_active where level = 2 and ${some(4)}`,
      sql`update merchant.supplier set rating_average = ${random.whole(0, 50) / 10} where ${some(20)}`,
      sql`select product.upsert_search_document('content', ${id}, 'content', null, ${`${word} ${random.pick(WORDS)}`},
        'slug', 'خلاصه', '{"family":"doc","seed":1,"dimensionMm":null,"code":null}', ${random.whole(0, 1500)})`,
      sql`select product.delete_search_document('content', ${id}, 'content')`,
    ])
    .execute(db);
}

async function expectCacheAsRebuilt() {
  const lists = await cachedLists();
  expect(await cachedTerms()).toEqual(await countedTerms());
  expect(await cachedKeys()).toEqual(await countedKeys());
  await sql`select product.rebuild_suggestions()`.execute(app.db);
  expect(lists).toEqual(await cachedLists());
}

describe('the tables behind suggestions and corrections', () => {
  it('equal a full rebuild after random changes', async () => {
    const random = createRandom('search changes');
    for (let round = 0; round < 4; round += 1) {
      for (let step = 0; step < 12; step += 1) {
        await change(app.db, random);
      }
      await app.db.transaction().execute(async (transaction) => {
        for (let step = 0; step < 6; step += 1) {
          await change(transaction, random);
        }
      });
      await expectCacheAsRebuilt();
    }
    expect((await cachedLists()).length).toBeGreaterThan(100);
  }, 120_000);

  it('ignore what a transaction rolls back, and leave no recorded change', async () => {
    const before = await cachedLists();
    const undone = app.db.transaction().execute(async (transaction) => {
      await sql`update product.search_document set title = 'پمپ پس‌گرفته'`.execute(transaction);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect(await cachedLists()).toEqual(before);
    expect(await rowsOf(sql`select from product.search_change`)).toEqual([]);
  });

  it('are correct when two transactions change titles concurrently', async () => {
    await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        sql`select product.upsert_search_document('content', ${800_000 + at}, 'content', null, ${`پمپ هم‌زمان ${at}`},
          'slug', 'خلاصه', '{"family":"doc","seed":1,"dimensionMm":null,"code":null}', 5000)`.execute(app.db),
      ),
    );
    await expectCacheAsRebuilt();
  });

  it('are updated later for transactions that ask for it', async () => {
    await app.db.transaction().execute(async (transaction) => {
      await sql`select set_config('product.search_maintenance', 'later', true)`.execute(transaction);
      await sql`update product.search_document set title = title || ' دیرتر' where id % 5 = 0`.execute(
        transaction,
      );
    });
    expect((await rowsOf(sql`select from product.search_change`)).length).toBeGreaterThan(10);
    await searchMaintenanceJob({ db: app.db }).run({
      ...{ key: 'settle', payload: {}, attempt: 1 },
      signal: AbortSignal.timeout(60_000),
    });
    expect(await rowsOf(sql`select from product.search_change`)).toEqual([]);
    await expectCacheAsRebuilt();
  });

  it('are rebuilt when very many documents change', async () => {
    await sql`update product.search_document set weight = (id * 37) % 1000`.execute(app.db);
    await sql`update product.search_document set title = title || ' نو'`.execute(app.db);
    await expectCacheAsRebuilt();
  }, 60_000);

  it('are left for later during a full rebuild', async () => {
    const title = (at: number) =>
      sql`update product.search_document set title = ${`پمپ دیگر ${at}`} where id = ${at + 5}`;
    await app.db.transaction().execute(async (rebuilding) => {
      await sql`select product.refresh_suggestions()`.execute(rebuilding);
      await title(1).execute(app.db);
      expect((await rowsOf(sql`select from product.search_change`)).length).toBe(2);
    });
    await title(2).execute(app.db);
    expect(await rowsOf(sql`select from product.search_change`)).toEqual([]);
    await expectCacheAsRebuilt();
  });

  it('follow a changed title at once', async () => {
    // An item without a base product: of the others, a search finds the base product.
    const [first] = await rowsOf(sql<{ id: number }>`
      select id from product.supplier_product where is_listed and base_product_id is null order by id limit 1`);
    await sql`update product.supplier_product set title = 'ققنوس‌ساز صنعتی', score = 5000 where id = ${first?.id}`.execute(
      app.db,
    );
    // The notification that invalidates the cache arrives a moment after the change.
    const suggested = () => expect.poll(async () => (await suggest('ققنوس')).map(({ id }) => id));
    await suggested().toEqual([first?.id]);
    const corrected = await app.call(listSearchResults, { query: { term: 'قغنوس‌ساز' } });
    expect(corrected.correction).toEqual({ term: 'ققنوس‌ساز', kind: 'spelling', isApplied: true });
    await sql`update product.supplier_product set is_active = false where id = ${first?.id}`.execute(app.db);
    await suggested().toEqual([]);
    expect((await app.call(listSearchResults, { query: { term: 'قغنوس‌ساز' } })).correction).toBeNull();
  });
});
