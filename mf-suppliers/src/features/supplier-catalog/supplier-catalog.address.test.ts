import { Supplier, SupplierId } from '@bazaar/contracts/merchant';
import { CategoryId, type CategoryType, PRODUCT_SORTS } from '@bazaar/contracts/product';
import { describeAddress } from '@bazaar/contracts/testing';
import { describe, expect, it } from 'vitest';
import { typeCountsOf } from '../../common/supplier/category-types.ts';
import { givenSupplier } from '../../common/supplier/supplier.fixture.ts';
import { catalogAddress, catalogHref, knownCategory } from './supplier-catalog.address.ts';
import { matchingItems } from './term-match.rules.ts';

const { categories } = Supplier.parse(givenSupplier());
const ground = { categoryType: 'Product' } as const;
const NOTHING = { sort: 'relevance', categoryId: null, term: '', page: 1 };
const read = (text: string, { categoryType }: { categoryType: CategoryType } = ground) => {
  const choice = catalogAddress.parse(new URLSearchParams(text));
  return { ...choice, categoryId: knownCategory(choice.categoryId, { categoryType, categories }) };
};

describeAddress({
  name: 'catalogAddress',
  address: catalogAddress,
  values: {
    categoryId: [null, CategoryId.parse(2021)],
    term: ['', 'پمپ & شیر', '😀'],
    sort: PRODUCT_SORTS,
    page: [1, 2],
  },
});

describe('the address of a supplier’s items', () => {
  it('reads a category of the supplier, an order and a search term', () => {
    expect(read('category=2021&sort=price&term=%20پمپ%20')).toEqual({
      sort: 'price',
      categoryId: 2021,
      term: 'پمپ',
      page: 1,
    });
  });

  it.each([
    'category=7',
    'category=02021',
    'category=2021.0',
    'category=',
    'sort=priceDesc',
    'sort=__proto__',
    'term=',
  ])('drops what the supplier does not have: %s', (text) => {
    expect(read(text)).toEqual(NOTHING);
  });

  it('ignores a category of another type', () => {
    expect(read('category=2021', { categoryType: 'ElectronicDocument' })).toEqual(NOTHING);
  });

  it('cuts a term that is too long', () => {
    expect(Array.from(read(`term=${'آ'.repeat(500)}`).term)).toHaveLength(60);
  });
});

it('writes an address that is parsed back to the same values', () => {
  const place = { id: SupplierId.parse(40), categoryType: 'Product' } as const;
  const choice = read('category=2021&sort=newest&term=پمپ %26 شیر');
  const url = new URL(catalogHref({ ...place, ...choice, page: 2 }), 'https://bazaar.test');

  expect(url.pathname).toBe('/supplier/40/products/Product');
  expect(read(url.search)).toEqual({ ...choice, page: 2 });
  expect(catalogHref({ ...place, sort: 'relevance', page: 1 })).toBe('/supplier/40/products/Product');
});

it('counts the items of each of the five types', () => {
  expect(typeCountsOf({ categories }).map(({ count }) => count)).toEqual([0, 17, 0, 0, 0]);
});

describe('matchingItems', () => {
  const items = [
    { title: 'کابل ۱۲ میلی‌متر', sku: 'CB-12' },
    { title: 'پمپ آب', sku: 'DP-50' },
  ];

  it.each([
    ['كابل', 1],
    ['کابل 12', 1],
    ['میلی متر', 1],
    ['میلیمتر', 1],
    ['dp-50', 1],
    ['پمپ کابل', 0],
    ['', 2],
  ])('«%s» finds %i', (term, count) => {
    expect(matchingItems(items, term)).toHaveLength(count);
  });
});
