import { listSuppliers } from '@bazaar/contracts/merchant';
import {
  CATEGORY_TYPES,
  CategoryId,
  getActiveCategory,
  getCategoryBreadcrumb,
  getCategoryMenu,
  getItemsCount,
  InactiveCategory,
  listCatalogueSitemap,
  listCategoryChildren,
  listSearchResults,
  listSuggestions,
  listSupplierProducts,
  listTopLevelCategories,
} from '@bazaar/contracts/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededApp, type SeededApp } from '../../seed/seeded-app.fixture.ts';

const PUMPS = 2020;
const CENTRIFUGAL = 2021;
const MACHINING = 1010;
/** A leaf category of pumps that the seed marks as withdrawn. */
const WITHDRAWN = 2026;

let app: SeededApp;
beforeAll(async () => {
  app = await openSeededApp({ products: 400 });
});
afterAll(() => app?.close());

describe('the menu', () => {
  it('has five types with twelve groups of five, in the operator’s order', async () => {
    const menu = await app.call(getCategoryMenu);
    expect(menu.map(({ categoryType }) => categoryType)).toEqual(CATEGORY_TYPES);
    for (const type of menu) {
      expect(type.groups).toHaveLength(12);
      expect(type.groups.every(({ children }) => children.length === 5)).toBe(true);
    }
    expect(menu[1]?.groups.map(({ id }) => id)).toEqual(
      Array.from({ length: 12 }, (_, place) => 2010 + place * 10),
    );
  });

  it('counts a group as the sum of its children', async () => {
    const menu = await app.call(getCategoryMenu);
    for (const group of menu.slice(0, 4).flatMap(({ groups }) => groups)) {
      expect(group.itemsCount).toBe(group.children.reduce((sum, leaf) => sum + leaf.itemsCount, 0));
    }
  });
});

describe('groups', () => {
  it('are those of the requested type, with links to their children', async () => {
    const groups = await app.call(listTopLevelCategories, { query: { categoryType: 'Product' } });
    expect(groups).toHaveLength(12);
    expect(groups.every(({ level, categoryType }) => level === 1 && categoryType === 'Product')).toBe(true);
    expect(groups[1]?.children.map(({ id }) => id)).toEqual([2021, 2022, 2023, 2024, 2025]);
  });

  it('are all sixty without a type', async () => {
    expect(await app.call(listTopLevelCategories)).toHaveLength(60);
  });

  it('refuse an unknown type', async () => {
    expect(await app.refusal('/product/api/v1/categories/top-levels?categoryType=Toys')).toEqual({
      status: 400,
      code: 'validation',
    });
    expect((await app.refusal('/product/api/v1/categories/top-levels?kind=Product')).status).toBe(400);
  });
});

describe('counts', () => {
  it('equal the totals of the lists', async () => {
    for (const group of await app.call(listTopLevelCategories, { query: { categoryType: 'Product' } })) {
      const filter = { categoryId: group.id };
      const items = await app.call(listSupplierProducts, { query: { filter } });
      const suppliers = await app.call(listSuppliers, { query: { filter } });
      expect([group.itemsCount, group.supplierCount]).toEqual([items.totalCount, suppliers.totalCount]);
    }
  });

  it('of the types add up, and each item type has examples', async () => {
    const { types, itemsCount, supplierCount } = await app.call(getItemsCount);
    expect(itemsCount).toBe(types.reduce((sum, { count }) => sum + count, 0));
    expect(supplierCount).toBe((await app.call(listSuppliers)).totalCount);
    for (const { categoryType, count, examples } of types.filter(({ count: size }) => size > 0)) {
      expect(examples).toHaveLength(3);
      if (categoryType !== 'IndustrialAdvertisement') {
        const list = await app.call(listSupplierProducts, { query: { filter: { categoryType } } });
        expect(count).toBe(list.totalCount);
      }
    }
  });

  it('follow an item that is switched off and on', async () => {
    const before = await app.call(getActiveCategory, { params: { id: PUMPS } });
    const { items } = await app.call(listSupplierProducts, { query: { filter: { categoryId: PUMPS } } });
    const id = items[0]?.id ?? 0;
    await sql`update product.supplier_product set is_active = false where id = ${id}`.execute(app.db);
    const without = await app.call(getActiveCategory, { params: { id: PUMPS } });
    expect(without.itemsCount).toBe(before.itemsCount - 1);
    await sql`update product.supplier_product set is_active = true where id = ${id}`.execute(app.db);
    expect(await app.call(getActiveCategory, { params: { id: PUMPS } })).toEqual(before);
  });
});

describe('one category', () => {
  it('is returned with its counts', async () => {
    const category = await app.call(getActiveCategory, { params: { id: CENTRIFUGAL } });
    expect(category).toMatchObject({
      title: 'پمپ سانتریفیوژ',
      slug: 'پمپ-سانتریفیوژ',
      level: 2,
      parentId: PUMPS,
    });
    expect(category.drawing).toEqual({ family: 'pump', seed: CENTRIFUGAL, dimensionMm: null, code: null });
  });

  it('has its children in menu order', async () => {
    const children = await app.call(listCategoryChildren, { params: { id: PUMPS } });
    expect(children.map(({ id }) => id)).toEqual([2021, 2022, 2023, 2024, 2025]);
    expect(await app.call(listCategoryChildren, { params: { id: CENTRIFUGAL } })).toEqual([]);
  });

  it('has a breadcrumb that starts at its type', async () => {
    const steps = await app.call(getCategoryBreadcrumb, { params: { id: CENTRIFUGAL } });
    expect(steps.map(({ category }) => category?.id ?? null)).toEqual([null, PUMPS, CENTRIFUGAL]);
    expect(steps[0]?.title).toBe('محصولات و مواد اولیه');
  });

  it('responds 404 when it does not exist and 400 when its id is not a number', async () => {
    for (const call of ['active', 'children', 'breadcrumb']) {
      const address = (id: string) => `/product/api/v1/categories/${id}/${call}`;
      expect(await app.refusal(address('999999'))).toEqual({ status: 404, code: 'not_found' });
      expect(await app.refusal(address('abc'))).toEqual({ status: 400, code: 'validation' });
    }
  });
});

describe('an inactive group', () => {
  beforeAll(() => switchGroup(false));
  afterAll(() => switchGroup(true));

  it('is hidden with everything below it', async () => {
    expect((await app.refusal(`/product/api/v1/categories/${MACHINING}/active`)).status).toBe(404);
    expect((await app.refusal(`/product/api/v1/categories/${MACHINING + 1}/active`)).status).toBe(404);
    const menu = await app.call(getCategoryMenu);
    expect(menu[0]?.groups.map(({ id }) => id)).not.toContain(MACHINING);
    const list = await app.call(listSupplierProducts, { query: { filter: { categoryId: MACHINING + 1 } } });
    expect(list).toMatchObject({ items: [], totalCount: 0 });
  });

  it('returns the ancestors of a category that is itself switched off', async () => {
    await sql`update product.category set is_active = false where id = ${CENTRIFUGAL}`.execute(app.db);
    try {
      const { status, data } = await app.refusal(`/product/api/v1/categories/${CENTRIFUGAL}/active`);
      expect(status).toBe(404);
      const { title, categoryType, parents } = InactiveCategory.parse(data);
      expect({ title, categoryType }).toEqual({ title: 'پمپ سانتریفیوژ', categoryType: 'Product' });
      expect(parents.map(({ id }) => id)).toEqual([PUMPS]);
    } finally {
      await sql`update product.category set is_active = true where id = ${CENTRIFUGAL}`.execute(app.db);
    }
  });

  it('exists in the demo data too, and no list names it', async () => {
    const { status, data } = await app.refusal(`/product/api/v1/categories/${WITHDRAWN}/active`);
    expect(status).toBe(404);
    const { title, parents } = InactiveCategory.parse(data);
    expect(parents.map(({ id }) => id)).toEqual([PUMPS]);

    const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => Number(id));
    const menu = await app.call(getCategoryMenu);
    const pumps = menu.flatMap(({ groups }) => groups).find(({ id }) => id === PUMPS);
    expect(ids(pumps?.children ?? [])).toEqual([2021, 2022, 2023, 2024, 2025]);
    const id = CategoryId.parse(PUMPS);
    expect(ids(await app.call(listCategoryChildren, { params: { id } }))).not.toContain(WITHDRAWN);
    const found = await app.call(listSearchResults, { query: { term: title, scope: 'category' } });
    expect(ids(found.items)).not.toContain(WITHDRAWN);
    const suggested = await app.call(listSuggestions, { query: { term: title } });
    expect(suggested.map((hit) => hit.title)).not.toContain(title);
    const listed = await app.call(listCatalogueSitemap, {
      params: { kind: 'categories' },
      query: { after: WITHDRAWN - 1, take: 1 },
    });
    expect(ids(listed)).not.toContain(WITHDRAWN);
  });

  it('has no shown ancestors when its group is off; an unknown one returns no data', async () => {
    const below = await app.refusal(`/product/api/v1/categories/${MACHINING + 1}/active`);
    expect(below.data).toMatchObject({ categoryType: 'IndustrialService', parents: [] });
    expect(await app.refusal('/product/api/v1/categories/999999/active')).not.toHaveProperty('data');
  });

  async function switchGroup(isActive: boolean) {
    await sql`update product.category set is_active = ${isActive} where id = ${MACHINING}`.execute(app.db);
  }
});
