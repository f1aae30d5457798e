import {
  getBaseProduct,
  getPriceHistory,
  getSupplierProduct,
  listOffersByProduct,
  listSupplierProducts,
} from '@bazaar/contracts/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW, openSeededApp, type SeededApp } from '../../seed/seeded-app.fixture.ts';

const SHEET = 50_001;
const LEAF = 2011;
const DAY_MS = 86_400_000;

let app: SeededApp;
beforeAll(async () => {
  app = await openSeededApp({ products: 60 });
});
afterAll(() => app?.close());

const summary = (id = SHEET) => app.call(getBaseProduct, { params: { id } });
const history = (query: object = {}) => app.call(getPriceHistory, { params: { id: SHEET }, query });
const offersOf = (quantity?: number) =>
  app.call(listOffersByProduct, { query: { baseProductId: SHEET, quantity } });
const dayOf = (text: string) => Date.parse(`${text}T00:00:00Z`) / DAY_MS;

describe('a base product', () => {
  it('summarises its offers', async () => {
    const [product, offers] = [await summary(), await offersOf()];
    const prices = offers.flatMap(({ priceRial }) => priceRial ?? []);
    expect(product).toMatchObject({
      offersCount: offers.length,
      minPriceRial: Math.min(...prices),
      maxPriceRial: Math.max(...prices),
      saleUnit: offers[0]?.saleUnit,
      category: { id: LEAF },
    });
    expect(product.cities.reduce((sum, { count }) => sum + count, 0)).toBe(offers.length);
    expect(product.breadcrumb.map(({ category }) => category?.id ?? null)).toEqual([null, 2010, LEAF]);
  });

  it('lists the property values of its offers', async () => {
    const [product, offers] = [await summary(), await offersOf()];
    const facts = offers.flatMap((offer) => offer.facts);
    const thickness = facts.filter(({ title }) => title === 'ضخامت').flatMap(({ value }) => value ?? []);
    expect(product.properties.find(({ title }) => title === 'ضخامت')).toMatchObject({
      kind: 'number',
      min: Math.min(...thickness),
      max: Math.max(...thickness),
      unitSymbol: 'mm',
      choices: [],
    });
    const grades = facts.filter(({ title }) => title === 'گرید فولاد').flatMap(({ text }) => text ?? []);
    expect(product.properties.find(({ title }) => title === 'گرید فولاد')?.choices).toEqual(
      [...new Set(grades)].sort(),
    );
  });

  it('responds 404 when it does not exist or its category is switched off', async () => {
    const addresses = [999_999, SHEET].flatMap((id) => [
      `/product/api/v1/baseproducts/${id}`,
      `/product/api/v1/baseproducts/${id}/price-history`,
    ]);
    const statuses = async () =>
      Promise.all(addresses.map(async (address) => (await app.refusal(address)).status));
    expect(await statuses()).toEqual([404, 404, 200, 200]);
    await sql`update product.category set is_active = false where id = ${LEAF}`.execute(app.db);
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    await sql`update product.category set is_active = true where id = ${LEAF}`.execute(app.db);
    expect((await summary()).offersCount).toBe((await offersOf()).length);
  });
});

describe('offers for a quantity', () => {
  it('have their price for that quantity, cheapest first', async () => {
    for (const quantity of [1000, 5000, 40_000]) {
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
    expect((await offersOf(1001))[0]?.forQuantity?.problem).toBe('betweenSteps');
    expect((await offersOf())[0]?.forQuantity).toBeNull();
    const address = `/product/api/v1/supplierproducts/byproduct?baseProductId=${SHEET}&quantity=0`;
    expect(await app.refusedFields(address)).toEqual(['quantity']);
  });

  it("have the same tiers as the item's page", async () => {
    const { items } = await app.call(listSupplierProducts, {
      query: { filter: { priceKind: ['tiered'], categoryType: 'Product' } },
    });
    const [item] = items;
    const page = await app.call(getSupplierProduct, { params: { id: item?.id ?? 0 } });
    expect(page.priceTiers).toHaveLength(3);
    expect(page.priceTiers[0]).toEqual({ minQuantity: page.minOrder, priceRial: page.priceRial });
    const offers = await app.call(listOffersByProduct, {
      query: { baseProductId: item?.baseProductId },
    });
    expect(offers.find(({ productId }) => productId === item?.id)?.priceTiers).toEqual(page.priceTiers);
  });
});

describe('the price history', () => {
  it('goes back a year by weeks and ends at the prices of today', async () => {
    const { interval, points } = await history();
    const product = await summary();
    expect(interval).toBe('weekly');
    expect(points.length).toBeGreaterThan(50);
    expect(points.at(-1)).toEqual({
      day: NOW.toISOString().slice(0, 10),
      minPriceRial: product.minPriceRial,
      medianPriceRial: product.medianPriceRial,
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
    const address = `/product/api/v1/baseproducts/${SHEET}/price-history`;
    expect(await app.refusedFields(`${address}?months=13`)).toEqual(['months']);
    expect(await app.refusedFields(`${address}?interval=hourly`)).toEqual(['interval']);
  });

  it('follows a changed price, and an offer that is removed', async () => {
    const before = await summary();
    const cheapest = (await offersOf())[0]?.productId;
    await app.db.transaction().execute(async (transaction) => {
      await sql`select set_config('product.today', '2026-11-20', true)`.execute(transaction);
      await sql`update product.supplier_product set price_rial = 1000 where id = ${cheapest}`.execute(
        transaction,
      );
    });
    expect((await summary()).minPriceRial).toBe(1000);
    expect((await history()).points.at(-1)?.minPriceRial).toBe(1000);
    expect((await history({ interval: 'daily', months: 1 })).points.at(-2)?.minPriceRial).not.toBe(1000);
    await app.db.transaction().execute(async (transaction) => {
      await sql`select set_config('product.today', '2026-11-20', true)`.execute(transaction);
      await sql`delete from product.supplier_product where id = ${cheapest}`.execute(transaction);
    });
    const after = await summary();
    expect(after.offersCount).toBe(before.offersCount - 1);
    expect((await history()).points.at(-1)?.minPriceRial).toBe(after.minPriceRial);
    expect(after.minPriceRial).toBeGreaterThan(before.minPriceRial ?? 0);
  });
});
