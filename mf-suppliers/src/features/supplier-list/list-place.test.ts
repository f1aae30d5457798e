import { SUPPLIER_SORTS } from '@bazaar/contracts/merchant';
import { CategoryId } from '@bazaar/contracts/product';
import { describeAddress } from '@bazaar/contracts/testing';
import { describe, expect, it } from 'vitest';
import { type ListPlace, placeFilter, termOf } from './list-place.ts';
import { listHref, NO_CHOICE, supplierListAddress } from './supplier-list.address.ts';

const place: ListPlace = { kind: 'type', categoryType: 'Product' };

describeAddress({
  name: 'supplierListAddress',
  address: supplierListAddress,
  values: {
    choice: [
      NO_CHOICE,
      { ...NO_CHOICE, provinceIds: [4, 8], cityIds: [36], verified: true },
      { ...NO_CHOICE, activityKinds: ['تولیدکننده', 'خدمات'], certificate: 'A&B=?', hasCatalog: true },
    ],
    sort: SUPPLIER_SORTS,
    near: [null, 5],
    page: [1, 3],
  },
  settle: (view) => ({ ...view, near: view.sort === 'nearest' ? view.near : null }),
});

describe('listHref', () => {
  it('leaves out default values', () => {
    expect(listHref(place, { choice: NO_CHOICE, sort: 'best', page: 1 })).toBe('/suppliers/Product');
  });

  it('is parsed back to the values it was written from', () => {
    const view = {
      choice: {
        ...NO_CHOICE,
        cityIds: [1, 36],
        activityKinds: ['خدمات پس از فروش'],
        certificate: 'A&B=?',
        hasCatalog: true,
      },
      sort: 'nearest' as const,
      near: 5,
    };
    const url = new URL(listHref(place, { ...view, page: 3 }), 'https://bazaar.test');

    expect(supplierListAddress.parse(url.searchParams)).toEqual({ ...view, page: 3 });
  });

  it('drops the city when the order does not need it', () => {
    expect(listHref(place, { sort: 'name', near: 5 })).toBe('/suppliers/Product?sort=name');
  });

  it('builds the address of each of the three places', () => {
    const category: ListPlace = { kind: 'category', categoryId: CategoryId.parse(7), slug: 'پمپ' };

    expect(decodeURI(listHref(category, {}))).toBe('/supplier/category/7/پمپ');
    expect(listHref({ kind: 'search', term: '../x' }, {})).toBe('/suppliers/search/..%2Fx');
    expect(placeFilter(category)).toEqual({ categoryId: 7 });
  });
});

it.each([
  ['  پمپ ', 'پمپ'],
  [undefined, ''],
  ['\uD800', '\uFFFD'],
])('reads the key %j as the term %j', (key, term) => {
  expect(termOf(key)).toBe(term);
});

it('cuts a key at the length that the service accepts', () => {
  expect(termOf('😀'.repeat(200)).length).toBeLessThanOrEqual(120);
});
