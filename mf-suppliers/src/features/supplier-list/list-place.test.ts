import { CategoryId } from '@bazaar/contracts/product';
import { describe, expect, it } from 'vitest';
import { type ListPlace, listAddress, placeFilter, termOf } from './list-place.ts';
import { NO_CHOICE, readListView } from './supplier-list.rules.ts';

const place: ListPlace = { kind: 'type', categoryType: 'Product' };

describe('listAddress', () => {
  it('says nothing of what is default', () => {
    expect(listAddress(place, { choice: NO_CHOICE, sort: 'best', page: 1 })).toBe('/suppliers/Product');
  });

  it('is read back as it was written', () => {
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
    const url = new URL(listAddress(place, { ...view, page: 3 }), 'https://bazaar.test');

    expect(readListView(url.searchParams)).toEqual(view);
    expect(url.searchParams.get('page')).toBe('3');
  });

  it('forgets the city when the order does not need it', () => {
    expect(listAddress(place, { sort: 'name', near: 5 })).toBe('/suppliers/Product?sort=name');
  });

  it('knows the three places', () => {
    const category: ListPlace = { kind: 'category', categoryId: CategoryId.parse(7), slug: 'پمپ' };

    expect(decodeURI(listAddress(category, {}))).toBe('/supplier/category/7/پمپ');
    expect(listAddress({ kind: 'search', term: '../x' }, {})).toBe('/suppliers/search/..%2Fx');
    expect(placeFilter(category)).toEqual({ categoryId: 7 });
  });
});

it.each([
  ['  پمپ ', 'پمپ'],
  [undefined, ''],
  ['\uD800', '\uFFFD'],
])('the key %j asks for %j', (key, term) => {
  expect(termOf(key)).toBe(term);
});

it('takes no more of a key than the service does', () => {
  expect(termOf('😀'.repeat(200)).length).toBeLessThanOrEqual(120);
});
