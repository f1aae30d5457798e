import {
  CATEGORY_TYPES,
  getBaseProduct,
  getSizePlace,
  getSupplierProduct,
  listOffersByProduct,
  listRelatedProducts,
  listSupplierProducts,
  listSupplierSamples,
  listVariants,
} from '@bazaar/contracts/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededApp, type SeededApp } from '../../seed/seeded-app.fixture.ts';

const STEEL = 2010;

let app: SeededApp;
beforeAll(async () => {
  app = await openSeededApp({ products: 400 });
});
afterAll(() => app?.close());

const listOf = (query: object) => app.call(listSupplierProducts, { query });

describe('a list of items', () => {
  it('pages through a category without gaps or duplicates', async () => {
    const filter = { categoryId: STEEL };
    const ids: number[] = [];
    const { totalCount } = await listOf({ filter });
    for (let pageNumber = 1; ids.length < totalCount; pageNumber += 1) {
      const page = await listOf({ filter, paging: { pageNumber, pageSize: 10 } });
      expect(page).toMatchObject({ pageNumber, pageSize: 10, totalCount });
      expect(page.items.length).toBe(Math.min(10, totalCount - ids.length));
      ids.push(...page.items.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(totalCount);
    expect(totalCount).toBeGreaterThan(20);
  });

  it('is empty beyond its end, with the same count', async () => {
    const first = await listOf({ filter: { categoryId: STEEL } });
    const page = await listOf({ filter: { categoryId: STEEL }, paging: { pageNumber: 900 } });
    expect(page).toMatchObject({ items: [], totalCount: first.totalCount, pageNumber: 900 });
  });

  it("contains only items of the category's subtree, of the type or of the supplier", async () => {
    const below = await listOf({ filter: { categoryId: STEEL }, paging: { pageSize: 100 } });
    expect(below.items.every(({ category }) => category.id > STEEL && category.id < STEEL + 10)).toBe(true);
    for (const categoryType of CATEGORY_TYPES.slice(0, 4)) {
      const page = await listOf({ filter: { categoryType } });
      expect(page.totalCount).toBeGreaterThan(0);
      expect(page.items.every((item) => item.categoryType === categoryType)).toBe(true);
    }
    const supplierId = below.items[0]?.supplier.id ?? 0;
    const own = await listOf({ filter: { supplierId, categoryId: STEEL } });
    expect(own.items.map(({ supplier }) => supplier.id)).toEqual(own.items.map(() => supplierId));
    expect(own.totalCount).toBeGreaterThan(0);
  });

  it('is empty where filters contradict each other or match nothing', async () => {
    expect(
      (await listOf({ filter: { categoryId: STEEL, categoryType: 'ConsultingService' } })).totalCount,
    ).toBe(0);
    expect((await listOf({ filter: { categoryId: 999_999 } })).items).toEqual([]);
    expect((await listOf({ filter: { supplierId: 999_999 } })).items).toEqual([]);
  });

  it('sorts by price with inquiries last', async () => {
    for (const filter of [{ categoryId: STEEL }, { categoryType: 'Product' }]) {
      const { items } = await listOf({ filter, sort: { field: 'price' }, paging: { pageSize: 100 } });
      const prices = items.map(({ priceRial }) => priceRial ?? Number.POSITIVE_INFINITY);
      expect(prices).toEqual([...prices].sort((one, other) => one - other));
    }
  });

  it('sorts by publication, newest first', async () => {
    const { items } = await listOf({ filter: { categoryId: STEEL }, sort: { field: 'newest' } });
    const { rows } = await sql<{ id: number }>`
      select item.id from product.supplier_product as item
      where item.category_id between ${STEEL} and ${STEEL + 9}
      order by item.published_at desc, item.id desc limit 24`.execute(app.db);
    expect(items.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  it('refuses an unknown order, page zero and unknown keys', async () => {
    const address = '/product/api/v1/supplierproducts/catalog';
    for (const query of [
      'sort.field=size',
      'paging.pageNumber=0',
      'paging.pageSize=101',
      'filter.color=red',
    ]) {
      expect(await app.refusal(`${address}?${query}`)).toEqual({ status: 400, code: 'validation' });
    }
  });
});

describe('one item', () => {
  it('is returned with its facts, breadcrumb and its own drawing', async () => {
    const { items } = await listOf({ filter: { categoryId: 2011 } });
    const [summary] = items;
    const item = await app.call(getSupplierProduct, { params: { id: summary?.id ?? 0 } });
    expect(item).toMatchObject({ ...summary });
    expect(item.keyFacts.length).toBeLessThanOrEqual(3);
    expect(item.facts.slice(0, item.mainFacts.length)).toEqual(item.mainFacts);
    expect(item.drawing).toMatchObject({ seed: item.id, code: item.sku });
    expect(item.breadcrumb.map(({ category }) => category?.id ?? null)).toEqual([null, STEEL, 2011]);
    expect((item.priceRial === null) === (item.priceKind === 'inquiry')).toBe(true);
  });

  it('responds 404 when it does not exist or is switched off, and 400 when its id is not a number', async () => {
    const address = (id: number | string) => `/product/api/v1/supplierproducts/${id}/catalog`;
    expect(await app.refusal(address(999_999_999))).toEqual({ status: 404, code: 'not_found' });
    expect(await app.refusal(address('abc'))).toEqual({ status: 400, code: 'validation' });
    const { items } = await listOf({ filter: { categoryId: STEEL } });
    const id = items.at(-1)?.id ?? 0;
    await sql`update product.supplier_product set is_active = false where id = ${id}`.execute(app.db);
    expect((await app.refusal(address(id))).status).toBe(404);
    expect((await app.refusal(`/product/api/v1/supplierproducts/${id}/related`)).status).toBe(404);
    await sql`update product.supplier_product set is_active = true where id = ${id}`.execute(app.db);
  });

  it("shows its supplier's current name, city and verification", async () => {
    const [item] = (await listOf({ filter: { categoryId: STEEL } })).items;
    const supplierId = item?.supplier.id;
    const shown = async () => {
      const { items } = await listOf({ filter: { categoryId: STEEL, supplierId } });
      const detail = await app.call(getSupplierProduct, { params: { id: item?.id ?? 0 } });
      expect(items.find(({ id }) => id === item?.id)?.supplier).toEqual(detail.supplier);
      return detail.supplier;
    };
    await sql`
      update merchant.supplier set name = 'نام «تازه» "دوم"', verified_at = '2026-02-03T04:05:06.078Z'
      where id = ${supplierId}`.execute(app.db);
    expect(await shown()).toMatchObject({
      name: 'نام «تازه» "دوم"',
      verifiedAt: '2026-02-03T04:05:06.078Z',
    });
    await sql`update merchant.supplier set verified_at = null where id = ${supplierId}`.execute(app.db);
    expect((await shown()).verifiedAt).toBeNull();
    await sql`
      update merchant.city set title = 'شهر تازه'
      where id = (select city_id from merchant.supplier where id = ${supplierId})`.execute(app.db);
    expect((await shown()).cityTitle).toBe('شهر تازه');
    await sql`update merchant.supplier set city_id = (select max(id) from merchant.city) where id = ${supplierId}`.execute(
      app.db,
    );
    const { rows } = await sql<{ title: string }>`
      select title from merchant.city order by id desc limit 1`.execute(app.db);
    expect((await shown()).cityTitle).toBe(rows[0]?.title);
  });

  it('has its documents in order, and an empty list without documents', async () => {
    const [item, other] = (await listOf({ filter: { categoryId: STEEL } })).items;
    const documentsOf = async (id = 0) => (await app.call(getSupplierProduct, { params: { id } })).documents;
    const pdf = { title: 'برگه «فنی» "۱"', mediaType: 'application/pdf', sizeBytes: 20_480 };
    const image = { title: 'عکس', mediaType: 'image/png', sizeBytes: 1 };
    const documents = [
      { id: '0b8f3d1e-6a52-8c47-9d10-2f6e5a4b3c21', ...pdf },
      { id: '1b8f3d1e-6a52-8c47-9d10-2f6e5a4b3c21', ...image },
    ];
    for (const [place, { id, title, mediaType, sizeBytes }] of [...documents.entries()].toReversed()) {
      await sql`
        insert into product.product_document (product_id, ordinal, file_id, title, media_type, size_bytes)
        values (${item?.id}, ${place + 1}, ${id}, ${title}, ${mediaType}, ${sizeBytes})`.execute(app.db);
    }

    expect(await documentsOf(item?.id)).toEqual(documents);
    expect(await documentsOf(other?.id)).toEqual([]);
  });

  it('is removed with its supplier', async () => {
    const { items } = await listOf({ filter: { categoryId: STEEL } });
    const item = items[0];
    await sql`update merchant.supplier set is_active = false where id = ${item?.supplier.id}`.execute(app.db);
    const address = `/product/api/v1/supplierproducts/${item?.id}/catalog`;
    expect((await app.refusal(address)).status).toBe(404);
    await sql`update merchant.supplier set is_active = true where id = ${item?.supplier.id}`.execute(app.db);
    expect((await app.call(getSupplierProduct, { params: { id: item?.id ?? 0 } })).id).toBe(item?.id);
  });
});

describe('offers of a variant', () => {
  it('are complete: priced ones first, cheapest first, all of one specification', async () => {
    const { items } = await listOf({ filter: { categoryId: STEEL }, paging: { pageSize: 100 } });
    const item = items.find(({ offersCount }) => offersCount >= 3);
    const { baseProductId, variantCode } = item ?? {};
    const offers = await app.call(listOffersByProduct, { query: { baseProductId, variantCode } });
    expect(offers).toHaveLength(item?.offersCount ?? 0);
    const prices = offers.map(({ priceRial }) => priceRial ?? Number.POSITIVE_INFINITY);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(new Set(offers.map(({ supplier }) => supplier.id)).size).toBe(offers.length);
    expect(new Set(offers.map(({ facts }) => JSON.stringify(facts))).size).toBe(1);
    expect(new Set(offers.map((offer) => offer.variantCode))).toEqual(new Set([variantCode]));
  });

  it('are empty for an unknown variant, and for one of another base product', async () => {
    const [item] = (await listOf({ filter: { categoryId: STEEL } })).items;
    const offersOf = (baseProductId: number, variantCode: string) =>
      app.call(listOffersByProduct, { query: { baseProductId, variantCode } });
    expect(await offersOf(item?.baseProductId ?? 0, 'NONE')).toEqual([]);
    expect(await offersOf(999_999, item?.variantCode ?? '')).toEqual([]);
    expect(await app.refusedFields('/product/api/v1/supplierproducts/byproduct?baseProductId=1')).toEqual([
      'variantCode',
    ]);
  });
});

describe('the place of an item in its size table', () => {
  it('is its variant among its neighbours, with the same values as in the whole table', async () => {
    const [item] = (await listOf({ filter: { categoryId: STEEL } })).items;
    const place = await app.call(getSizePlace, { params: { id: item?.id ?? 0 } });
    const table = await app.call(listVariants, { params: { id: item?.baseProductId ?? 0 } });
    const base = await app.call(getBaseProduct, { params: { id: item?.baseProductId ?? 0 } });
    expect(place?.baseProduct).toEqual({ id: base.id, title: base.title, slug: base.slug });
    expect(place?.variantsCount).toBe(table.variants.length);
    expect(place?.variants).toHaveLength(5);
    expect(place?.variants.map(({ code }) => code)).toContain(item?.variantCode);
    for (const { code, values, ...shown } of place?.variants ?? []) {
      const whole = table.variants.find((variant) => variant.code === code);
      expect(whole).toMatchObject(shown);
      expect(values).toEqual(
        place?.columns.map(({ propertyId }) => {
          const at = table.columns.findIndex((column) => column.propertyId === propertyId);
          return whole?.values[at];
        }),
      );
    }
  });

  it('is null without a base product, and 404 for an unknown item', async () => {
    const [service] = (await listOf({ filter: { categoryType: 'IndustrialService' } })).items;
    expect(await app.call(getSizePlace, { params: { id: service?.id ?? 0 } })).toBeNull();
    expect((await app.refusal('/product/api/v1/supplierproducts/999999/sizes')).status).toBe(404);
  });
});

describe('related items', () => {
  it('are of the same category and other base products, at most eight', async () => {
    const { items } = await listOf({ filter: { categoryId: 2011 } });
    const item = items[0];
    const related = await app.call(listRelatedProducts, { params: { id: item?.id ?? 0 } });
    expect(related.length).toBeGreaterThan(0);
    expect(related.length).toBeLessThanOrEqual(8);
    expect(related.every(({ category }) => category.id === 2011)).toBe(true);
    expect(related.map(({ baseProductId }) => baseProductId)).not.toContain(item?.baseProductId);
  });

  it('respond 404 for an unknown item', async () => {
    expect((await app.refusal('/product/api/v1/supplierproducts/999999/related')).status).toBe(404);
  });
});

describe('samples of suppliers', () => {
  it('contain the first three items of each supplier, once, and no supplier without items', async () => {
    const { items } = await listOf({ paging: { pageSize: 100 } });
    const supplierIds = [...new Set(items.map(({ supplier }) => supplier.id))].slice(0, 12);
    const query = { supplierIds: [...supplierIds, ...supplierIds, 2_000_000_000] };

    const samples = await app.call(listSupplierSamples, { query });

    expect(samples.map(({ supplierId }) => supplierId).sort()).toEqual(supplierIds.toSorted());
    for (const { supplierId, products } of samples) {
      const own = await listOf({ filter: { supplierId }, paging: { pageSize: 3 } });
      expect(products.map(({ id }) => id)).toEqual(own.items.map(({ id }) => id));
    }
  });

  it('require supplier ids, and refuse too many at once', async () => {
    const address = '/product/api/v1/supplierproducts/samples';
    const most = Array.from({ length: 51 }, (_, index) => `supplierIds=${index + 1}`).join('&');

    for (const query of ['', '?supplierIds=0', `?${most}`]) {
      expect((await app.refusal(address + query)).status).toBe(400);
    }
  });
});
