import {
  filterCategorySuppliers,
  listCategories,
  listCategoryProperties,
  listCategorySuppliersWithCatalog,
  listSupplierProducts,
} from '@bazaar/contracts/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededApp, type SeededApp } from '../../seed/seeded-app.fixture.ts';

const PUMPS = 2020;
const VALVES = 2023;
const ADDRESS = '/product/api/v1/categories';

let app: SeededApp;
beforeAll(async () => {
  app = await openSeededApp({ products: 400 });
});
afterAll(() => app?.close());

const propertiesOf = (id: number, filter: object = {}) =>
  app.call(listCategoryProperties, { params: { id }, query: { filter } });

describe('all categories', () => {
  it('of a type are its groups and their children', async () => {
    const products = await app.call(listCategories, { query: { categoryType: 'Product' } });
    expect(products).toHaveLength(72);
    expect(products.every(({ categoryType }) => categoryType === 'Product')).toBe(true);
    expect(products.slice(0, 12).every(({ level }) => level === 1)).toBe(true);
    expect(await app.call(listCategories)).toHaveLength(360);
    expect((await app.refusal(`${ADDRESS}?categoryType=Toys`)).status).toBe(400);
  });
});

describe('properties of a category', () => {
  it('are those of its items, with the key properties that titles are made of first', async () => {
    const properties = await propertiesOf(VALVES);
    const keys = properties.filter(({ isKey }) => isKey).map(({ title }) => title);
    expect(keys).toContain('سایز اسمی');
    expect(properties.slice(0, keys.length).every(({ isKey }) => isKey)).toBe(true);
    const pressure = properties.find(({ title }) => title === 'فشار کاری');
    expect(pressure).toMatchObject({ kind: 'number', defaultMeasurementUnitSymbol: 'bar', values: [] });
    expect(pressure?.units.map(({ symbol }) => symbol)).toContain('MPa');
    const size = properties.find(({ title }) => title === 'سایز اسمی');
    expect(size).toMatchObject({ kind: 'enum', quantity: null, min: null, histogram: [] });
    expect(size?.values.every(({ title }) => title.startsWith('DN'))).toBe(true);
  });

  it('respect the chosen filters: AND between properties, OR within one', async () => {
    const before = await propertiesOf(VALVES);
    const size = before.find(({ title }) => title === 'سایز اسمی');
    const [one, other] = size?.values.filter(({ count }) => count > 0) ?? [];
    const chosen = { propertyId: size?.id, values: [one?.id, other?.id] };
    const after = await propertiesOf(VALVES, { properties: [chosen] });
    expect(after.find(({ id }) => id === size?.id)).toEqual(size);
    const list = await app.call(listSupplierProducts, {
      query: { filter: { categoryId: VALVES, properties: [chosen] } },
    });
    expect(list.totalCount).toBe((one?.count ?? 0) + (other?.count ?? 0));
    const body = after.find(({ title }) => title === 'جنس بدنه');
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from product.property_value as body
      join product.property_value as size on size.product_id = body.product_id and size.property_id = ${size?.id}
      join product.supplier_product as item on item.id = body.product_id and item.category_id = ${VALVES}
      where body.property_id = ${body?.id} and size.vmin in (${one?.id}, ${other?.id})`.execute(app.db);
    expect(rows[0]?.count).toBeGreaterThan(0);
    expect(body?.values.reduce((sum, { count }) => sum + count, 0)).toBe(rows[0]?.count);
    expect(body?.values).toHaveLength(before.find(({ title }) => title === 'جنس بدنه')?.values.length ?? 0);
  });

  it('can be a boolean, but not a text', async () => {
    const { rows } = await sql<{ id: number; kind: string }>`
      insert into product.property (code, title, kind) values
        ('sealed', 'آب‌بندی مکانیکی', 'boolean'), ('remark', 'توضیح', 'text') returning id, kind`.execute(
      app.db,
    );
    const [sealed, remark] = rows;
    const offers = await sql<{ id: number; variantId: number }>`
      select min(id) as id, variant_id as "variantId" from product.supplier_product
      where category_id between ${PUMPS} and ${PUMPS + 9} and is_listed
      group by variant_id having count(*) = 1 order by 1 limit 2`.execute(app.db);
    const [yes, no] = offers.rows;
    await sql`
      insert into product.variant_value (variant_id, property_id, base_value, text_value) values
        (${yes?.variantId}, ${sealed?.id}, 1, null), (${no?.variantId}, ${sealed?.id}, 0, null),
        (${yes?.variantId}, ${remark?.id}, null, 'رنگ سفارشی')`.execute(app.db);
    const listOf = (value: number) =>
      app.call(listSupplierProducts, {
        query: { filter: { categoryId: PUMPS, properties: [{ propertyId: sealed?.id, values: [value] }] } },
      });
    expect((await listOf(1)).items.map(({ id }) => id)).toEqual([yes?.id]);
    expect((await listOf(0)).items.map(({ id }) => id)).toEqual([no?.id]);
    const properties = await propertiesOf(PUMPS);
    expect(properties.find(({ id }) => id === sealed?.id)?.values).toEqual([
      { id: 1, title: 'دارد', count: 1 },
      { id: 0, title: 'ندارد', count: 1 },
    ]);
    expect(properties.some(({ id }) => id === remark?.id)).toBe(false);
    await sql`delete from product.variant_value where property_id = ${sealed?.id}`.execute(app.db);
    expect((await propertiesOf(PUMPS)).some(({ id }) => id === sealed?.id)).toBe(false);
  });

  it('leave out those that the operator hides', async () => {
    const [first] = await propertiesOf(VALVES);
    const hide = (isFilter: boolean) =>
      sql`update product.category_property set is_filter = ${isFilter} where property_id = ${first?.id}`.execute(
        app.db,
      );
    await hide(false);
    expect((await propertiesOf(VALVES)).map(({ id }) => id)).not.toContain(first?.id);
    await hide(true);
  });

  it('respond 404 for an unknown category, and 400 for a contradictory filter', async () => {
    for (const path of ['properties', 'suppliers-with-catalog']) {
      expect(await app.refusal(`${ADDRESS}/999999/${path}`)).toEqual({ status: 404, code: 'not_found' });
    }
    await expect(app.call(filterCategorySuppliers, { params: { id: 999_999 } })).rejects.toThrow('404');
    const range =
      'filter.properties[0].propertyId=4&filter.properties[0].value=2&filter.properties[0].maxValue=1';
    expect(await app.refusedFields(`${ADDRESS}/${VALVES}/properties?${range}`)).toEqual([
      'filter.properties[0].maxValue',
    ]);
    expect(await app.refusedFields(`${ADDRESS}/${VALVES}/properties?filter.categoryId=1`)).toEqual([
      'filter.categoryId',
    ]);
    await expect(
      app.call(filterCategorySuppliers, {
        params: { id: VALVES },
        query: { filter: { priceMinRial: 2, priceMaxRial: 1 } },
      }),
    ).rejects.toThrow('400');
  });
});

describe('suppliers of a category', () => {
  it('come with their best three items in it, most items first', async () => {
    const query = { paging: { pageSize: 100 } };
    const { items, totalCount } = await app.call(listCategorySuppliersWithCatalog, {
      params: { id: PUMPS },
      query,
    });
    expect(items).toHaveLength(totalCount);
    const sizes = items.map(({ productCount }) => productCount);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    for (const { supplier, sampleProducts, productCount } of items.slice(0, 5)) {
      const own = await app.call(listSupplierProducts, {
        query: { filter: { categoryId: PUMPS, supplierId: supplier.id } },
      });
      expect(productCount).toBe(own.totalCount);
      expect(sampleProducts).toEqual(own.items.slice(0, 3));
    }
  });

  it('are paged', async () => {
    const page = (pageNumber: number) =>
      app.call(listCategorySuppliersWithCatalog, {
        params: { id: PUMPS },
        query: { paging: { pageNumber, pageSize: 3 } },
      });
    const [one, two] = [await page(1), await page(2)];
    expect(two).toMatchObject({ pageNumber: 2, pageSize: 3, totalCount: one.totalCount });
    const ids = [...one.items, ...two.items].map(({ supplier }) => supplier.id);
    expect(new Set(ids).size).toBe(6);
  });

  it('are filtered as its items are', async () => {
    const query = { filter: { verified: true }, paging: { pageSize: 100 } };
    const verified = await app.call(filterCategorySuppliers, { params: { id: PUMPS }, query });
    const all = await app.call(filterCategorySuppliers, {
      params: { id: PUMPS },
      query: { paging: { pageSize: 100 } },
    });
    expect(verified.items.every(({ supplier }) => supplier.verifiedAt !== null)).toBe(true);
    expect(verified.totalCount).toBe(all.items.filter(({ supplier }) => supplier.verifiedAt !== null).length);
    expect(verified.totalCount).toBeLessThan(all.totalCount);
  });
});
