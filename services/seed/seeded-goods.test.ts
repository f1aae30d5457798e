import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../kit/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { demoDatabase } from './demo-database.fixture.ts';
import { readFamilies } from './families.ts';
import { fieldsOfName, isInField, readSupplierTexts } from './supplier-texts.ts';
import { readVocabulary } from './vocabulary.ts';

const NOW = new Date('2026-11-20T08:00:00.000Z');
const OLD_DAYS = 14;

const families = readFamilies(readVocabulary());
const familyOf = new Map(families.map((family) => [family.baseProductId, family]));
const variantOf = new Map(
  families.flatMap(({ variants }) => variants.map((variant) => [variant.id, variant])),
);

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase(await demoDatabase({ now: NOW }));
  db = createDatabase(database.url, { connections: 2 });
}, 120_000);
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});

interface Offer {
  readonly id: number;
  readonly baseProductId: number;
  readonly variantId: number;
  readonly categoryId: number;
  readonly supplierId: number;
  readonly supplierName: string;
  readonly supplierCity: string;
  readonly title: string;
  readonly description: string;
  readonly origin: string;
  readonly cities: readonly string[];
  readonly isLocal: boolean;
  readonly priceKind: 'fixed' | 'tiered' | 'inquiry';
  readonly priceRial: number | null;
  readonly tiers: readonly { readonly minQuantity: number }[];
  readonly isOutdated: boolean;
  readonly ageDays: number;
  readonly minOrder: number;
  readonly step: number;
  readonly stock: number | null;
  readonly lead: number;
}

async function readOffers(): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    select item.id, base_product_id as "baseProductId", variant_id as "variantId", category_id as "categoryId",
      supplier_id as "supplierId", supplier.name as "supplierName", city.title as "supplierCity", item.title,
      item.description, origin_country as origin, delivery_cities as cities, local_delivery_only as "isLocal",
      price_kind as "priceKind", price_rial as "priceRial", price_tiers as tiers,
      coalesce(price_valid_until < ${NOW}::date, false) as "isOutdated",
      extract(epoch from ${NOW}::timestamptz - updated_at)::float8 / 86400 as "ageDays", min_order as "minOrder",
      step_quantity as step, stock, lead_time_days as lead
    from product.supplier_product as item
    join merchant.supplier on supplier.id = item.supplier_id
    join merchant.city on city.id = supplier.city_id
    where variant_id is not null order by item.id`.execute(db);
  return rows;
}

/** Rows of a query that must find nothing. */
const found = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;

describe('the seeded variants', () => {
  it('each have offers, and those of one variant have exactly its specification', async () => {
    expect(
      await found(sql`
        select code from product.variant
        where not exists (select from product.supplier_product as item where item.variant_id = variant.id)`),
    ).toEqual([]);
    expect(
      await found(sql`
        select item.variant_id from product.supplier_product as item
        left join product.property_value as own on own.product_id = item.id
        where item.variant_id is not null
        group by item.variant_id
        having count(distinct item.facts) > 1 or count(distinct item.base_product_id) > 1`),
    ).toEqual([]);
    expect(
      await found(sql`
        (select item.id, own.property_id, own.base_value, own.text_value, own.vmin, own.vmax
          from product.supplier_product as item join product.property_value as own on own.product_id = item.id
          where item.variant_id is not null
        except
        select item.id, own.property_id, own.base_value, own.text_value, own.vmin, own.vmax
          from product.supplier_product as item join product.variant_value as own on own.variant_id = item.variant_id)
        union all
        (select item.id, own.property_id, own.base_value, own.text_value, own.vmin, own.vmax
          from product.supplier_product as item join product.variant_value as own on own.variant_id = item.variant_id
        except
        select item.id, own.property_id, own.base_value, own.text_value, own.vmin, own.vmax
          from product.supplier_product as item join product.property_value as own on own.product_id = item.id)`),
    ).toEqual([]);
  });

  it('differ from each other within their base product in what defines them', async () => {
    expect(
      await found(sql`
        select base_product_id, specification from (
          select variant.id, variant.base_product_id, string_agg(
            own.property_id || ' ' || coalesce(own.text_value, own.base_value::text), ',' order by own.property_id
          ) as specification
          from product.variant
          join product.base_product_column as place on place.base_product_id = variant.base_product_id and place.defines
          join product.variant_value as own on own.variant_id = variant.id and own.property_id = place.property_id
          group by variant.id
        ) as exact
        group by base_product_id, specification having count(*) > 1`),
    ).toEqual([]);
  });

  it('have summaries that agree with their offers, the lowest price being one that holds', async () => {
    expect(
      await found(sql`
        select summary.variant_id
        from product.variant_summary as summary
        left join product.supplier_product as item on item.variant_id = summary.variant_id and item.is_listed
        group by summary.variant_id
        having summary.offers_count <> count(item.id)
          or summary.min_price_rial is distinct from coalesce(
            min(item.price_rial) filter (
              where item.price_valid_until is null or item.price_valid_until >= ${NOW}::date
            ),
            min(item.price_rial)
          )
          or summary.max_price_rial is distinct from max(item.price_rial)
          or summary.stock is distinct from sum(item.stock)
          or summary.lead_time_days is distinct from min(item.lead_time_days)`),
    ).toEqual([]);
  });

  it('have facts in the unit of their columns, those that define them first', async () => {
    const { rows } = await sql<{ id: number; facts: { title: string; value: number; text: string }[] }>`
      select variant_id as id, facts from product.supplier_product where variant_id is not null`.execute(db);
    for (const { id, facts } of rows) {
      const family = families.find(({ variants }) => variants.some((variant) => variant.id === id));
      const columns = [true, false].flatMap(
        (defines) => family?.columns.filter((column) => column.defines === defines) ?? [],
      );
      const values = variantOf.get(id)?.values ?? {};
      expect(facts.map(({ title, value, text }) => [title, value ?? text])).toEqual(
        columns.flatMap(({ key, title }) => (key in values ? [[title, values[key]]] : [])),
      );
    }
  });
});

describe('the seeded offers', () => {
  it('are about two and a half thousand, each of another supplier within its variant', async () => {
    const offers = await readOffers();
    expect(offers.length).toBeGreaterThan(2_200);
    expect(offers.length).toBeLessThan(2_900);
    const sizes = [...Map.groupBy(offers, ({ variantId }) => variantId).values()];
    for (const own of sizes) {
      expect(new Set(own.map(({ supplierId }) => supplierId)).size).toBe(own.length);
      expect(own.length).toBeLessThanOrEqual(8);
    }
    expect(sizes.filter((own) => own.length >= 3).length / sizes.length).toBeGreaterThan(0.2);
  });

  it('cost within nine per cent of what their variant usually costs', async () => {
    for (const { id, variantId, priceRial } of await readOffers()) {
      const toman = variantOf.get(variantId)?.priceToman ?? 0;
      expect(Math.abs((priceRial ?? toman * 10) / 10 / toman - 1), `price of ${id}`).toBeLessThan(0.09);
    }
  });

  it('are ordered, stocked and priced in whole steps of their variant', async () => {
    for (const { id, variantId, tiers, minOrder, step, stock } of await readOffers()) {
      const variant = variantOf.get(variantId);
      expect([minOrder, step]).toEqual([variant?.minOrder, variant?.step]);
      const quantities = [...tiers.map(({ minQuantity }) => minQuantity), stock ?? 0].filter(Boolean);
      expect(
        quantities.filter((quantity) => (quantity - minOrder) % step !== 0),
        `quantities of ${id}`,
      ).toEqual([]);
    }
  });

  it('are delivered within two days when in stock, and as their base product usually is otherwise', async () => {
    for (const { id, baseProductId, stock, lead, origin, minOrder } of await readOffers()) {
      const family = familyOf.get(baseProductId);
      const [soonest = 0, latest = 0] = family?.leadTimeDays ?? [];
      const [from, to] = (stock ?? 0) > 0 ? [0, 2] : [Math.max(1, soonest), Math.max(1, latest)];
      expect(lead >= from && lead <= to, `lead time of ${id}`).toBe(true);
      expect(stock ?? 0).toBeLessThanOrEqual(Math.max(family?.stockTypical[1] ?? 0, minOrder));
      expect(family?.origins).toContain(origin);
    }
  });

  it('have an old price in at most one case of five, and every old price is outdated', async () => {
    const priced = (await readOffers()).filter(({ priceRial }) => priceRial !== null);
    const old = priced.filter(({ ageDays }) => ageDays > OLD_DAYS);
    expect(old.length / priced.length).toBeLessThanOrEqual(0.2);
    expect(old.length).toBeGreaterThan(100);
    expect(priced.filter(({ isOutdated }) => isOutdated)).toEqual(old);
  });

  it('come from suppliers in whose field of work they are', async () => {
    const texts = readSupplierTexts();
    for (const { supplierName, categoryId } of await readOffers()) {
      expect(isInField(fieldsOfName(texts, supplierName), categoryId), supplierName).toBe(true);
    }
  });

  it('are carried only within the city of their supplier when their base product is', async () => {
    const offers = await readOffers();
    const local = offers.filter(({ isLocal }) => isLocal);
    expect(local.length).toBeGreaterThan(0);
    for (const { baseProductId, isLocal, cities, supplierCity } of offers) {
      expect(isLocal).toBe(familyOf.get(baseProductId)?.localDeliveryOnly);
      expect(isLocal ? cities : cities.slice(0, 1)).toEqual([supplierCity]);
    }
  });

  it('promise no price where they have none', async () => {
    const inquiries = (await readOffers()).filter(({ priceKind }) => priceKind === 'inquiry');
    expect(inquiries.length).toBeGreaterThan(300);
    expect(inquiries.filter(({ description }) => /قیمت (روشن|مشخص|نوشته)/.test(description))).toEqual([]);
  });
});

describe('the seeded suppliers', () => {
  it('have a name in which no word is repeated and no city stands', async () => {
    const { rows } = await sql<{ name: string; city: string }>`
      select supplier.name, city.title as city from merchant.supplier
      join merchant.city on city.id = supplier.city_id`.execute(db);
    for (const { name, city } of rows) {
      const words = name.split(' ');
      expect(new Set(words).size, name).toBe(words.length);
      expect(words).not.toContain(city);
    }
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });

  it('represent makers of what they sell, and hold certificates of their field', async () => {
    const { rows } = await sql<{ name: string; brand: string }>`
      select supplier.name, delegation.brand from merchant.delegation
      join merchant.supplier on supplier.id = delegation.supplier_id`.execute(db);
    expect(rows).toHaveLength(90);
    const texts = readSupplierTexts();
    for (const { name } of rows.filter(({ brand }) => brand === 'UNAWATT')) {
      expect(isInField(fieldsOfName(texts, name), 2034), name).toBe(true);
    }
    const safety = await sql<{ name: string }>`
      select supplier.name from merchant.certificate
      join merchant.supplier on supplier.id = certificate.supplier_id
      where certificate.title = 'IATF 16949'`.execute(db);
    expect(safety.rows.length).toBeGreaterThan(3);
    expect(
      safety.rows.filter(({ name }) => fieldsOfName(texts, name).every((field) => field >= 2100)),
    ).toEqual([]);
  });
});
