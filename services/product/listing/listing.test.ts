import {
  countSupplierProducts,
  filterCategorySuppliers,
  getListingFacets,
  LISTING_SORTS,
  type ListingFacets,
  ListingFilter,
  listCategoryProperties,
  listSupplierProducts,
} from '@bazaar/contracts/product';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW, openSeededApp, type SeededApp } from '../../seed/seeded-app.fixture.ts';
import { filterOf } from './listing-filter.fixture.ts';
import { type ListingConditions, resolveFilter } from './listing-filter.rules.ts';
import { fulfils, type ModelItem, readModel } from './listing-model.fixture.ts';
import { createPropertyCatalog, type Properties } from './property-catalog.cache.ts';

const STEEL = 2010;
const PUMPS = 2020;
const ADDRESS = '/product/api/v1/supplierproducts';

let app: SeededApp;
let items: ModelItem[];
let properties: Properties;
beforeAll(async () => {
  app = await openSeededApp();
  items = await readModel(app.db);
  properties = await createPropertyCatalog({ db: app.db, clock: () => NOW }).read();
}, 60_000);
afterAll(() => app?.close());

const listOf = (query: object) => app.call(listSupplierProducts, { query });
const conditionsOf = (filter: object): ListingConditions => {
  const { conditions } = resolveFilter(ListingFilter.parse(filter), properties);
  if (conditions === undefined) {
    throw new RangeError('The filter of a test must be one that is accepted.');
  }
  return conditions;
};
const matching = (filter: object) => items.filter((item) => fulfils(item, conditionsOf(filter)));
const property = (title: string) => [...properties.values()].find((every) => every.title === title);
const unitOf = (title: string, code: string) => property(title)?.units.find((unit) => unit.code === code)?.id;

/** Tries random filters against the database; each run reads it several times. */
const tryFilters = async (runs: number, check: (filter: object) => Promise<void>) =>
  fc.assert(fc.asyncProperty(filterOf(items, properties), check), { numRuns: runs, endOnFailure: true });

/** All ids of a list, following its cursor. */
async function walk(query: object): Promise<number[]> {
  const ids: number[] = [];
  let after: string | null | undefined;
  do {
    const page = await listOf({ ...query, paging: { pageSize: 37, ...(after ? { after } : {}) } });
    ids.push(...page.items.map(({ id }) => id));
    after = page.nextCursor;
  } while (after);
  return ids;
}

const priceOf = ({ priceRial }: ModelItem, last: number) => priceRial ?? last;
const ORDERS: Record<string, (one: ModelItem, other: ModelItem) => number> = {
  relevance: (one, other) => other.score - one.score || other.id - one.id,
  price: (one, other) => priceOf(one, 9e15) - priceOf(other, 9e15) || one.id - other.id,
  priceDesc: (one, other) => priceOf(other, -1) - priceOf(one, -1) || other.id - one.id,
  newest: (one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt) || other.id - one.id,
};

/** The same filters in every run: others would now and then fall on the other side of a limit. */
const SAMPLE = { numRuns: 300, seed: 2 };

describe('a filter', () => {
  it('as these tests make them leaves something about as often as nothing', () => {
    const sizes = fc.sample(filterOf(items, properties), SAMPLE).map((filter) => matching(filter).length);
    expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(90);
    expect(sizes.filter((size) => size > 0 && size < 50).length).toBeGreaterThan(50);
  });

  it('leaves what each item, looked at alone, fulfils; so do its count and its pages', async () => {
    await tryFilters(120, async (filter) => {
      const expected = matching(filter).sort(ORDERS.relevance);
      const page = await listOf({ filter, paging: { pageSize: 100 } });
      expect(page.items.map(({ id }) => id)).toEqual(expected.slice(0, 100).map(({ id }) => id));
      expect(page).toMatchObject({ totalCount: expected.length, isTotalExact: true });
      expect(await app.call(countSupplierProducts, { query: { filter } })).toEqual({
        totalCount: expected.length,
        isTotalExact: true,
      });
    });
  }, 120_000);

  it('holds in every order, and a cursor walks it without a gap or an item twice', async () => {
    await tryFilters(12, async (filter) => {
      for (const [field, order] of Object.entries(ORDERS)) {
        const expected = matching(filter).sort(order);
        expect(await walk({ filter, sort: { field } })).toEqual(expected.map(({ id }) => id));
      }
    });
  }, 120_000);

  it('finds the suppliers of the items it leaves', async () => {
    await tryFilters(30, async (filter) => {
      const {
        categoryId: _,
        supplierId,
        categoryType,
        baseProductId,
        ...refinements
      } = ListingFilter.parse(filter);
      const { items: found, totalCount } = await app.call(filterCategorySuppliers, {
        params: { id: PUMPS },
        query: { filter: refinements, paging: { pageSize: 100 } },
      });
      const expected = Map.groupBy(
        matching({ ...refinements, categoryId: PUMPS }),
        (item) => item.supplierId,
      );
      expect(totalCount).toBe(expected.size);
      expect(new Map(found.map(({ supplier, matchingCount }) => [supplier.id, matchingCount]))).toEqual(
        new Map([...expected].map(([id, own]) => [id, own.length])),
      );
      const counts = found.map(({ matchingCount }) => matchingCount);
      expect(counts).toEqual([...counts].sort((one, other) => other - one));
    });
  }, 60_000);
});

describe('numbers with units', () => {
  const pressureFilter = (value: number, code: string) => ({
    categoryId: PUMPS,
    properties: [
      {
        propertyId: property('فشار کاری')?.id,
        value,
        maxValue: value,
        measurementUnitId: unitOf('فشار کاری', code),
      },
    ],
  });

  it('find what is stored as 1 MPa by 10 bar, 1000 kPa and 145.038 psi', async () => {
    const id = items.find(({ categoryIds }) => categoryIds.includes(PUMPS))?.id ?? 0;
    await sql`
      insert into product.property_value (product_id, property_id, base_value)
      values (${id}, ${property('فشار کاری')?.id}, 1e6)
      on conflict (product_id, property_id) do update set base_value = excluded.base_value, base_max_value = null`.execute(
      app.db,
    );
    items = await readModel(app.db);
    const responses = await Promise.all(
      (
        [
          [10, 'bar'],
          [1, 'MPa'],
          [1000, 'kPa'],
          [145.038, 'psi'],
        ] as const
      ).map(([value, code]) => listOf({ filter: pressureFilter(value, code) })),
    );
    const found = responses.map((response) => response.items.map((item) => item.id));
    expect(found[0]).toContain(id);
    expect(found).toEqual(found.map(() => found[0]));
  });
});

describe('facets', () => {
  /** The filter with one more choice, in place of what was chosen under the same key. */
  const countWith = async (filter: object, choice: object) =>
    (await app.call(countSupplierProducts, { query: { filter: { ...filter, ...choice } } })).totalCount;
  const chosenOf = (filter: object) => ListingFilter.parse(filter).properties ?? [];
  const withProperty = (filter: object, choice: { propertyId: number }) => ({
    properties: [...chosenOf(filter).filter(({ propertyId }) => propertyId !== choice.propertyId), choice],
  });

  it('count what applying them leaves', async () => {
    await tryFilters(25, async (filter) => {
      const facets = await app.call(getListingFacets, { query: { filter } });
      expect(facets.totalCount).toBe(matching(filter).length);
      for (const { id, count } of facets.cities.slice(0, 4)) {
        expect(await countWith(filter, { cityIds: [id] })).toBe(count);
      }
      for (const { priceKind, count } of facets.priceKinds) {
        expect(await countWith(filter, { priceKind: [priceKind] })).toBe(count);
      }
      expect(await countWith(filter, { verified: true })).toBe(facets.verifiedCount);
      expect(await countWith(filter, { inStock: true })).toBe(facets.inStockCount);
      await checkProperties(filter, facets);
    });
  }, 120_000);

  async function checkProperties(filter: object, facets: ListingFacets) {
    const choices = facets.properties.flatMap(({ id, values }) =>
      values.map((value) => ({ count: value.count, choice: { propertyId: id, values: [value.id] } })),
    );
    for (const { choice, count } of choices.slice(0, 8)) {
      expect(await countWith(filter, withProperty(filter, choice))).toBe(count);
    }
  }

  it('of a category are those of its list, and histograms hold its numbers', async () => {
    await tryFilters(25, async (filter) => {
      const {
        categoryId = STEEL,
        supplierId,
        categoryType,
        baseProductId,
        ...refinements
      } = ListingFilter.parse(filter);
      const own = await app.call(listCategoryProperties, {
        params: { id: categoryId },
        query: { filter: refinements },
      });
      const scope = { ...refinements, categoryId };
      const facets = await app.call(getListingFacets, { query: { filter: scope } });
      expect(own).toEqual(facets.properties);
      for (const { id, histogram, min, max } of own.filter(({ kind }) => kind === 'number')) {
        const others = {
          ...scope,
          properties: chosenOf(scope).filter(({ propertyId }) => propertyId !== id),
        };
        const all = valuesOf(
          items.filter(({ categoryIds }) => categoryIds.includes(categoryId)),
          id,
        );
        const left = valuesOf(matching(others), id);
        expect([min, max]).toEqual([
          Math.min(...all.map(({ from }) => from)),
          Math.max(...all.map(({ to }) => to)),
        ]);
        expect(histogram.map(({ count }) => count)).toEqual(
          histogram.map(
            ({ from, to }, place) =>
              left.filter((value) =>
                place === histogram.length - 1
                  ? value.to >= from && value.from <= to
                  : value.to >= from && value.from < to,
              ).length,
          ),
        );
      }
    });
  }, 120_000);

  const valuesOf = (some: readonly ModelItem[], id: number) =>
    some.flatMap(({ values }) => values.filter((value) => value.id === id));

  it('have no properties where a list has none in common', async () => {
    const { properties: none, totalCount } = await app.call(getListingFacets);
    expect(none).toEqual([]);
    expect(totalCount).toBe(items.length);
  });
});

describe('the nearest', () => {
  it('come from the city itself first, then from its province, then from afar', async () => {
    const { rows } = await sql<{ id: number; city: number; province: number }>`
      select supplier.id, city.id as city, city.province_id as province
      from merchant.supplier join merchant.city on city.id = supplier.city_id`.execute(app.db);
    const places = new Map(rows.map(({ id, ...place }) => [id, place]));
    const from = rows[0];
    const query = { sort: { field: 'nearest', cityId: from?.city }, paging: { pageSize: 100 } };
    const page = await listOf({ ...query, filter: { categoryType: 'Product' } });
    const steps = page.items.map(({ supplier }) => {
      const place = places.get(supplier.id);
      return place?.city === from?.city ? 0 : Number(place?.province !== from?.province) + 1;
    });
    expect(steps[0]).toBe(0);
    expect(steps).toEqual([...steps].sort());
    const walked = await walk({ filter: { categoryType: 'Product' }, sort: query.sort });
    expect(walked).toHaveLength(page.totalCount);
    expect(new Set(walked).size).toBe(walked.length);
    expect(walked.slice(0, 100)).toEqual(page.items.map(({ id }) => id));
  });
});

describe('a request that makes no sense', () => {
  it.each([
    [
      'catalog?filter.properties[0].propertyId=1&filter.properties[0].value=9&filter.properties[0].maxValue=3',
      'filter.properties[0].maxValue',
    ],
    [
      'count?filter.properties[0].propertyId=99999&filter.properties[0].value=9',
      'filter.properties[0].propertyId',
    ],
    [
      'facets?filter.properties[0].propertyId=1&filter.properties[0].value=9&filter.properties[0].measurementUnitId=1',
      'filter.properties[0].measurementUnitId',
    ],
    ['catalog?filter.priceMinRial=10&filter.priceMaxRial=9', 'filter.priceMaxRial'],
    ['catalog?sort.field=nearest', 'sort.cityId'],
    ['catalog?paging.after=abc', 'paging.after'],
    ['count?filter.cityIds=0', 'filter.cityIds[0]'],
    ['facets?filter.priceKind=free', 'filter.priceKind[0]'],
  ])('names its field: %s', async (query, field) => {
    expect(await app.refusedFields(`${ADDRESS}/${query}`)).toEqual([field]);
  });

  it('such as a cursor of another order is refused', async () => {
    const { nextCursor } = await listOf({ sort: { field: 'price' }, paging: { pageSize: 1 } });
    for (const field of LISTING_SORTS) {
      const address = `${ADDRESS}/catalog?sort.field=${field}&sort.cityId=1&paging.after=${nextCursor}`;
      expect(await app.refusedFields(address)).toEqual(field === 'price' ? [] : ['paging.after']);
    }
  });
});

it('a page beyond the end is empty and keeps the count', async () => {
  const page = await listOf({ filter: { categoryId: STEEL, verified: true }, paging: { pageNumber: 5000 } });
  expect(page).toMatchObject({
    items: [],
    totalCount: matching({ categoryId: STEEL, verified: true }).length,
    nextCursor: null,
  });
});
