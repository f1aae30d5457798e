import { DRAWING_FAMILIES } from '@bazaar/contracts';
import { ProductFact } from '@bazaar/contracts/product';
import { faNorm, slugFa, ZWNJ } from '@bazaar/locale';
import cases from '@bazaar/locale/fa-norm.cases.json' with { type: 'json' };
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../kit/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createRandom } from './random.ts';
import { SeedRefused, seed, seedWhenEmpty } from './seed.ts';

const NOW = new Date('2026-11-20T08:00:00.000Z');
const ARABIC_LETTER = /[\u064a\u0643\u0660-\u0669]/;
const NO_ZWNJ_AFTER = /[اآأإؤدذرزژو]\u200c/;

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url, { connections: 3 });
  await seed(db, { seed: 1, now: NOW });
}, 120_000);
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});

/** The whole content of these tables, as one string. */
async function picture(of: Database): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select md5(string_agg(line, '' order by line)) as hash from (
      select item::text as line from product.supplier_product as item
      union all select supplier::text from merchant.supplier
      union all select (supplier_id, subject, checked_at, valid_until)::text from merchant.verification
      union all select (supplier_id, title, valid_from, valid_to)::text from merchant.certificate
      union all select (kind, scope, ref_id, title, weight)::text from product.search_document
      union all select point::text from product.price_point as point
      union all select card.card::text from product.listing_card as card
    ) as every`.execute(of);
  return rows[0]?.hash ?? '';
}

describe('the seed', () => {
  it('produces the same data for the same seed, and other data for another', async () => {
    const other = await createTestDatabase();
    const second = createDatabase(other.url, { connections: 2 });
    const pictureOf = async (number: number) => {
      await seed(second, { seed: number, now: NOW, products: 40, reset: true });
      return picture(second);
    };
    try {
      const first = await pictureOf(1);
      expect(await pictureOf(2)).not.toBe(first);
      expect(await pictureOf(1)).toBe(first);
    } finally {
      await second.destroy();
      await other.drop();
    }
  }, 120_000);

  it('does nothing when the same seed is present, and refuses another one', async () => {
    expect(await seed(db, { seed: 1, now: NOW })).toBe('unchanged');
    await expect(seed(db, { seed: 2, now: NOW })).rejects.toThrow(SeedRefused);
  });

  it('does not touch a database that already contains other data', async () => {
    const other = await createTestDatabase();
    const second = createDatabase(other.url, { connections: 2 });
    try {
      await sql`insert into auth.user (id, mobile, name, created_at) values (7, '+989120000007', 'کاربر', now())`.execute(
        second,
      );
      await expect(seed(second, { seed: 1, now: NOW })).rejects.toThrow(SeedRefused);
      const lines: string[] = [];
      await seedWhenEmpty(second, { clock: () => NOW, log: (line) => lines.push(line) });
      expect(lines).toHaveLength(1);
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from product.category`.execute(second);
      expect(rows[0]?.count).toBe(0);
    } finally {
      await second.destroy();
      await other.drop();
    }
  });

  it('rewrites the demo data when its source has changed', async () => {
    const before = await picture(db);
    await sql`update kit.seed_stamp set version = 'older'`.execute(db);
    await sql`delete from product.supplier_product where id % 9 = 0`.execute(db);
    await seedWhenEmpty(db, { clock: () => NOW, log: () => undefined });
    expect(await picture(db)).toBe(before);
  }, 120_000);
});

describe('the seeded data', () => {
  it('has 240 suppliers and items in every leaf category except advertisements', async () => {
    const { rows } = await sql<{ suppliers: number; emptyLeaves: number; idle: number }>`
      select (select count(*)::int from merchant.supplier) as suppliers,
        (select count(*)::int from product.category where level = 2 and is_active
          and category_type <> 'IndustrialAdvertisement'
          and not exists (select from product.supplier_product as item where item.category_id = category.id)) as "emptyLeaves",
        (select count(*)::int from merchant.supplier where category_types = '{}') as idle`.execute(db);
    expect(rows[0]).toEqual({ suppliers: 240, emptyLeaves: 0, idle: 0 });
  });

  it('has inquiries for one product in five, tiers for one in seven, and a year of prices for each variant', async () => {
    const { rows } = await sql<Record<string, number>>`
      select avg((price_kind = 'inquiry')::int)::float as inquiries, avg((price_kind = 'tiered')::int)::float as tiered,
        (select count(*)::int from product.variant_summary where min_price_rial is not null) as priced,
        (select count(distinct variant_id)::int from product.price_point) as histories,
        (select min(size)::int from (
          select max(day) - min(day) as size from product.price_point group by variant_id
        ) as span) as shortest
      from product.supplier_product where category_type = 'Product'`.execute(db);
    const [row] = rows;
    expect(row?.inquiries).toBeCloseTo(0.2, 1);
    expect(row?.tiered).toBeCloseTo(0.15, 1);
    expect(row?.histories).toBe(row?.priced);
    expect(row?.histories).toBeGreaterThan(850);
    expect(row?.shortest).toBeGreaterThanOrEqual(350);
  });

  it('is in correct Persian orthography', async () => {
    const { rows } = await sql<{ title: string; description: string; slug: string }>`
      select title, description, slug from product.supplier_product
      union all select name, about, slug from merchant.supplier`.execute(db);
    for (const { title, description, slug } of rows) {
      expect(`${title} ${description}`).not.toMatch(ARABIC_LETTER);
      expect(`${title} ${description}`).not.toMatch(/undefined|NaN|null|\{|\}/);
      expect(slug).toBe(slugFa(title));
    }
    const sentences = new Set(rows.map(({ description }) => description));
    expect(sentences.size / rows.length).toBeGreaterThan(0.7);
    expect(rows.filter(({ description }) => NO_ZWNJ_AFTER.test(description))).toEqual([]);
  });

  it("stores facts in the contract's shape", async () => {
    const { rows } = await sql<{ facts: unknown[] }>`select facts from product.supplier_product`.execute(db);
    for (const fact of rows.flatMap(({ facts }) => facts)) {
      const { value, text } = ProductFact.parse(fact);
      expect((value === null) !== (text === null)).toBe(true);
    }
  });

  it('uses only families that can be drawn', async () => {
    const { rows } = await sql<{ family: string }>`
      select drawing_family as family from product.supplier_product
      union select drawing_family from product.category
      union select drawing_family from merchant.supplier`.execute(db);
    expect(rows.length).toBeGreaterThan(25);
    expect(rows.filter(({ family }) => !DRAWING_FAMILIES.some((known) => known === family))).toEqual([]);
  });

  it('has expired certificates and some that expire soon, but none that begins in the future', async () => {
    const { rows } = await sql<{ expired: number; soon: number; future: number }>`
      select count(*) filter (where valid_from > ${'2026-11-20'}::date)::int as future,
        count(*) filter (where valid_to < ${'2026-11-20'}::date)::int as expired,
        count(*) filter (where valid_to between ${'2026-11-20'}::date and ${'2027-02-20'}::date)::int as soon
      from merchant.certificate`.execute(db);
    expect(rows[0]?.future).toBe(0);
    expect(rows[0]?.expired).toBeGreaterThan(5);
    expect(rows[0]?.soon).toBeGreaterThan(5);
  });
});

describe('the search key of the database', () => {
  const inDatabase = async (texts: readonly string[]) => {
    const { rows } = await sql<{ norm: string; spaced: string }>`
      select kit.fa_norm(given) as norm, kit.fa_norm_spaced(given) as spaced
      from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as list(given, place)
      order by place`.execute(db);
    return rows;
  };
  const inLocale = (texts: readonly string[]) =>
    texts.map((text) => ({ norm: faNorm(text), spaced: faNorm(text.replaceAll(ZWNJ, ' ')) }));

  it("equals the browser's on the shared list", async () => {
    const texts = cases.map((one) => one.input);
    expect(texts.length).toBeGreaterThan(20);
    expect(await inDatabase(texts)).toEqual(inLocale(texts));
    expect((await inDatabase(texts)).map(({ norm }) => norm)).toEqual(cases.map((one) => one.expected));
  });

  it("equals the browser's on random texts", async () => {
    const random = createRandom('fa-norm');
    const ranges = [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x600, 0x6ff],
      [0x2000, 0x206f],
      [0x300, 0x36f],
      [0xfb50, 0xfdff],
      [0xfe70, 0xfefc],
    ] as const;
    const texts = Array.from({ length: 4000 }, () =>
      Array.from({ length: random.whole(0, 24) }, () => {
        const [from, to] = random.pick(ranges);
        return String.fromCodePoint(random.whole(from, to));
      }).join(''),
    );
    expect(await inDatabase(texts)).toEqual(inLocale(texts));
  });
});
