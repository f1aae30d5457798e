import {
  getBaseProduct,
  getPriceHistory,
  getSupplierProduct,
  listOffersByProduct,
  listSupplierProducts,
  listVariants,
} from '@bazaar/contracts/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW, openSeededApp, type SeededApp } from '../../seed/seeded-app.fixture.ts';

const SHEET = 50_001;
const LEAF = 2011;
const DAY_MS = 86_400_000;

let app: SeededApp;
/** The variant of the sheet with the most offers. */
let variantCode: string;
beforeAll(async () => {
  app = await openSeededApp({ products: 400 });
  const { variants } = await tableOf();
  variantCode = variants.toSorted((one, other) => other.offersCount - one.offersCount)[0]?.code ?? '';
});
afterAll(() => app?.close());

const summary = (id = SHEET) => app.call(getBaseProduct, { params: { id } });
const tableOf = (quantity?: number) => app.call(listVariants, { params: { id: SHEET }, query: { quantity } });
const rowOf = async (quantity?: number) =>
  (await tableOf(quantity)).variants.find(({ code }) => code === variantCode);
const history = (query: object = {}) =>
  app.call(getPriceHistory, { params: { id: SHEET }, query: { variantCode, ...query } });
const offersOf = (quantity?: number, code = variantCode) =>
  app.call(listOffersByProduct, { query: { baseProductId: SHEET, variantCode: code, quantity } });
/** Offers whose price holds on the day of these tests. */
const holding = <O extends { priceValidUntil: string | null }>(offers: readonly O[]) =>
  offers.filter(
    ({ priceValidUntil }) => priceValidUntil === null || priceValidUntil >= NOW.toISOString().slice(0, 10),
  );
const dayOf = (text: string) => Date.parse(`${text}T00:00:00Z`) / DAY_MS;
const address = (path: string) => `/product/api/v1/baseproducts/${path}`;

describe('a base product', () => {
  it('says what it is and where its suppliers are, over all variants', async () => {
    const [product, { variants }] = [await summary(), await tableOf()];
    const offers = (await Promise.all(variants.map(({ code }) => offersOf(undefined, code)))).flat();
    expect(product).toMatchObject({
      variantsCount: variants.length,
      offersCount: offers.length,
      suppliersCount: new Set(offers.map(({ supplier }) => supplier.id)).size,
      saleUnit: offers[0]?.saleUnit,
      category: { id: LEAF },
      drawing: { seed: SHEET },
    });
    expect(product.standards.length).toBeGreaterThan(0);
    expect(product.applications.length).toBeGreaterThan(0);
    expect(product.chooseBy.length).toBeGreaterThan(0);
    expect(product.documents.length).toBeGreaterThan(0);
    expect(product.minOrder % product.stepQuantity).toBe(0);
    expect(product.cities.reduce((sum, { count }) => sum + count, 0)).toBe(offers.length);
    expect(product.breadcrumb.map(({ category }) => category?.id ?? null)).toEqual([null, 2010, LEAF]);
  });

  it('responds 404 when it does not exist or its category is switched off', async () => {
    const addresses = [999_999, SHEET].flatMap((id) => [
      address(`${id}`),
      address(`${id}/variants`),
      address(`${id}/price-history?variantCode=${variantCode}`),
    ]);
    const statuses = async () => Promise.all(addresses.map(async (one) => (await app.refusal(one)).status));
    expect(await statuses()).toEqual([404, 404, 404, 200, 200, 200]);
    await sql`update product.category set is_active = false where id = ${LEAF}`.execute(app.db);
    expect(await statuses()).toEqual([404, 404, 404, 404, 404, 404]);
    await sql`update product.category set is_active = true where id = ${LEAF}`.execute(app.db);
    expect((await rowOf())?.offersCount).toBe((await offersOf()).length);
  });
});

describe('a size table', () => {
  it('has a value for each column in the unit of the column, and the other units of its quantity', async () => {
    const { columns, variants } = await tableOf();
    const [thickness] = columns;
    expect(thickness).toMatchObject({ title: 'ضخامت', kind: 'number', unitSymbol: 'mm', defines: true });
    expect(thickness?.units.map(({ symbol }) => symbol)).toEqual(expect.arrayContaining(['mm', 'm', 'in']));
    expect(thickness?.units.map(({ id }) => id)).toContain(thickness?.measurementUnitId);
    expect(columns.some(({ kind, units }) => kind === 'text' && units.length === 0)).toBe(true);
    for (const { values } of variants) {
      expect(values).toHaveLength(columns.length);
    }
    expect(variants.map(({ values }) => values[0])).toContain(10);
  });

  it('is in the order of the table, with what the offers of each variant have in common', async () => {
    const { variants } = await tableOf();
    const { rows } = await sql<{ code: string }>`
      select code from product.variant where base_product_id = ${SHEET} order by ordinal`.execute(app.db);
    expect(variants.map(({ code }) => code)).toEqual(rows.map(({ code }) => code));
    const [own, offers] = [await rowOf(), await offersOf()];
    const prices = offers.flatMap(({ priceRial }) => priceRial ?? []);
    const held = holding(offers).flatMap(({ priceRial }) => priceRial ?? []);
    const stocks = offers.flatMap(({ stock }) => stock ?? []);
    expect(own).toMatchObject({
      offersCount: offers.length,
      minPriceRial: Math.min(...held),
      maxPriceRial: Math.max(...prices),
      stock: stocks.length === 0 ? null : stocks.reduce((sum, stock) => sum + stock, 0),
      leadTimeDays: Math.min(...offers.map(({ leadTimeDays }) => leadTimeDays)),
    });
    const unsold = variants.find(({ offersCount }) => offersCount === 0);
    expect(unsold).toMatchObject({ minPriceRial: null, maxPriceRial: null, stock: null, leadTimeDays: null });
  });

  it('has the prices of each offer for a quantity', async () => {
    await sql`
      update product.supplier_product set price_kind = 'tiered', price_rial = 500000, price_valid_until = '2099-01-01',
        price_tiers = '[{"minQuantity":1000,"priceRial":500000},{"minQuantity":5000,"priceRial":100000}]'
      where id = (
        select min(item.id) from product.supplier_product as item
        join product.variant on variant.id = item.variant_id where variant.code = ${variantCode}
      )`.execute(app.db);
    const { minOrder } = await summary();
    expect(await tableOf()).toEqual(await tableOf(minOrder));
    for (const quantity of [1, 1000, 4999, 5000, 400_000]) {
      const offers = await offersOf(quantity);
      const pricesOf = (some: typeof offers) =>
        some.flatMap(({ forQuantity }) => forQuantity?.unitPriceRial ?? []);
      expect(await rowOf(quantity)).toMatchObject({
        minPriceRial: Math.min(...pricesOf(holding(offers))),
        maxPriceRial: Math.max(...pricesOf(offers)),
      });
    }
    expect((await rowOf(5000))?.minPriceRial).toBe(100_000);
    expect((await rowOf(4999))?.minPriceRial).toBeGreaterThan(100_000);
    expect(await app.refusedFields(address(`${SHEET}/variants?quantity=0`))).toEqual(['quantity']);
  });
});

describe('offers for a quantity', () => {
  it('have their price for that quantity, cheapest first', async () => {
    const [first] = await offersOf();
    const { minOrder = 0, stepQuantity = 0 } = first ?? {};
    for (const quantity of [minOrder, minOrder + stepQuantity, minOrder + 400 * stepQuantity]) {
      const offers = await offersOf(quantity);
      const prices = offers.map(({ forQuantity }) => forQuantity?.unitPriceRial ?? Number.POSITIVE_INFINITY);
      expect(prices).toEqual([...prices].sort((one, other) => one - other));
      for (const { forQuantity, priceTiers, priceRial } of offers) {
        const tier = priceTiers.findLast(({ minQuantity }) => minQuantity <= quantity);
        expect(forQuantity?.unitPriceRial).toBe(tier?.priceRial ?? priceRial);
        expect(forQuantity?.problem).toBeNull();
      }
    }
    expect((await offersOf(1))[0]?.forQuantity?.problem).toBe('belowMinimum');
    expect((await offersOf(minOrder + 1))[0]?.forQuantity?.problem).toBe('betweenSteps');
    expect((await offersOf())[0]?.forQuantity).toBeNull();
    const query = `baseProductId=${SHEET}&variantCode=${variantCode}&quantity=0`;
    expect(await app.refusedFields(`/product/api/v1/supplierproducts/byproduct?${query}`)).toEqual([
      'quantity',
    ]);
  });

  it("have the same tiers as the item's page", async () => {
    const { items } = await app.call(listSupplierProducts, {
      query: { filter: { priceKind: ['tiered'], categoryType: 'Product' } },
    });
    const item = items.find(({ baseProductId }) => baseProductId !== SHEET);
    const page = await app.call(getSupplierProduct, { params: { id: item?.id ?? 0 } });
    expect(page.priceTiers).toHaveLength(3);
    expect(page.priceTiers[0]).toEqual({ minQuantity: page.minOrder, priceRial: page.priceRial });
    const offers = await app.call(listOffersByProduct, {
      query: { baseProductId: item?.baseProductId, variantCode: item?.variantCode },
    });
    expect(offers.find(({ productId }) => productId === item?.id)?.priceTiers).toEqual(page.priceTiers);
  });
});

describe('the price history of a variant', () => {
  it('goes back a year by weeks and ends at the prices of today', async () => {
    const { rows } = await sql<{ id: number; code: string; least: number; median: number }>`
      select variant.base_product_id as id, variant.code, summary.min_price_rial as least,
        summary.median_price_rial as median
      from product.variant_summary as summary join product.variant on variant.id = summary.variant_id
      where summary.min_price_rial is not null and variant.base_product_id <> ${SHEET} limit 1`.execute(
      app.db,
    );
    const [{ id = 0, code = '', least = 0, median = 0 } = {}] = rows;
    const shown = await app.call(getPriceHistory, { params: { id }, query: { variantCode: code } });
    const { points } = shown;
    expect(shown).toMatchObject({ interval: 'weekly', variantCode: code });
    expect(points.length).toBeGreaterThan(50);
    expect(points.at(-1)).toEqual({
      day: NOW.toISOString().slice(0, 10),
      minPriceRial: least,
      medianPriceRial: median,
    });
    const days = points.map(({ day }) => dayOf(day));
    expect(days.slice(1).map((day, place) => day - (days[place] ?? 0))).toEqual(days.slice(1).map(() => 7));
    expect(points.every(({ minPriceRial, medianPriceRial }) => minPriceRial <= medianPriceRial)).toBe(true);
    expect(new Set(points.map(({ minPriceRial }) => minPriceRial)).size).toBeGreaterThan(10);
  });

  it('has a point for each day of the requested months', async () => {
    const { points } = await history({ interval: 'daily', months: 1 });
    expect(points).toHaveLength(32);
    expect(points.at(-1)?.day).toBe('2026-11-20');
    expect(points[0]?.day).toBe('2026-10-20');
    const path = address(`${SHEET}/price-history?variantCode=${variantCode}`);
    expect(await app.refusedFields(`${path}&months=13`)).toEqual(['months']);
    expect(await app.refusedFields(`${path}&interval=hourly`)).toEqual(['interval']);
  });

  it('exists only for variants of the base product', async () => {
    const { rows } = await sql<{ code: string }>`
      select code from product.variant where base_product_id <> ${SHEET} limit 1`.execute(app.db);
    const statusOf = async (code?: string) =>
      (await app.refusal(address(`${SHEET}/price-history?variantCode=${code}`))).status;
    expect(await statusOf(rows[0]?.code)).toBe(404);
    expect(await statusOf('NONE')).toBe(404);
    expect(await app.refusedFields(address(`${SHEET}/price-history`))).toEqual(['variantCode']);
  });

  it('is not led by a price that has to be confirmed, from the day on which it is outdated', async () => {
    const [cheapest] = holding(await offersOf());
    const before = await rowOf();
    const setDay = (validUntil: string | null) =>
      app.db.transaction().execute(async (transaction) => {
        await sql`select set_config('product.today', '2026-11-20', true)`.execute(transaction);
        await sql`
          update product.supplier_product set price_valid_until = ${validUntil} where id = ${cheapest?.productId}`.execute(
          transaction,
        );
      });
    const summed = async () => {
      const { rows } = await sql<{ price: number }>`
        select summary.min_price_rial as price from product.variant_summary as summary
        join product.variant on variant.id = summary.variant_id
        where variant.base_product_id = ${SHEET} and variant.code = ${variantCode}`.execute(app.db);
      return rows[0]?.price;
    };
    const { rows } = await sql<{ day: string }>`
      select price_valid_until::text as day from product.supplier_product where id = ${cheapest?.productId}`.execute(
      app.db,
    );
    const known = await summed();

    await setDay('2020-01-01');
    expect(await summed()).toBeGreaterThan(known ?? 0);
    expect((await rowOf())?.minPriceRial).toBeGreaterThan(before?.minPriceRial ?? 0);

    await setDay(rows[0]?.day ?? null);
    expect(await summed()).toBe(known);
  });

  it('follows a changed price, and an offer that is removed, without the other variants', async () => {
    const before = await tableOf();
    const own = before.variants.find(({ code }) => code === variantCode);
    const cheapest = holding(await offersOf())[0]?.productId;
    await app.db.transaction().execute(async (transaction) => {
      await sql`select set_config('product.today', '2026-11-20', true)`.execute(transaction);
      await sql`update product.supplier_product set price_rial = 1000 where id = ${cheapest}`.execute(
        transaction,
      );
    });
    expect((await rowOf())?.minPriceRial).toBe(1000);
    expect((await history()).points.at(-1)?.minPriceRial).toBe(1000);
    expect((await history({ interval: 'daily', months: 1 })).points.at(-2)?.minPriceRial).not.toBe(1000);
    await app.db.transaction().execute(async (transaction) => {
      await sql`select set_config('product.today', '2026-11-20', true)`.execute(transaction);
      await sql`delete from product.supplier_product where id = ${cheapest}`.execute(transaction);
    });
    const after = await tableOf();
    const left = after.variants.find(({ code }) => code === variantCode);
    expect(left?.offersCount).toBe((own?.offersCount ?? 0) - 1);
    expect((await history()).points.at(-1)?.minPriceRial).toBe(left?.minPriceRial);
    expect(left?.minPriceRial).toBeGreaterThan(1000);
    const others = ({ variants }: typeof before) => variants.filter(({ code }) => code !== variantCode);
    expect(others(after)).toEqual(others(before));
  });
});
