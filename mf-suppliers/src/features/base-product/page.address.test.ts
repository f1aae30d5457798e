import type { VariantCode } from '@bazaar/contracts/product';
import { describeAddress } from '@bazaar/contracts/testing';
import { describe, expect, it } from 'vitest';
import {
  firstDirection,
  OFFER_SORTS,
  type PageView,
  pageAddress,
  viewAddress,
  viewLink,
  viewOf,
  viewQuery,
} from './page.address.ts';

const read = (query: string) =>
  viewOf(new Request(`https://bazaar.example/products/base-product/9/x${query}`));
const PLAIN = read('');
const NO_TABLE = {
  unitSystem: 'si',
  order: null,
  filters: [],
  filterSystem: 'si',
  isWhole: false,
  variant: null,
};
const PUMP = { id: 9 as never, slug: 'پمپ' };

describeAddress({
  name: 'pageAddress',
  address: pageAddress,
  values: {
    quantity: [null, 1, 1_000_000],
    unitSystem: ['si', 'imperial'],
    order: [null, { key: 'price', direction: 'desc' }, { key: 7, direction: 'asc' }],
    filters: [
      [],
      [{ propertyId: 3, from: -5.5, to: null, choices: [] }],
      [
        { propertyId: 2, from: 0, to: 30, choices: [] },
        { propertyId: 11, from: null, to: null, choices: ['۲', 'IE3'] },
      ],
    ],
    filterSystem: ['si', 'imperial'],
    isWhole: [false, true],
    variant: [null, 'TE3-160L-4' as VariantCode],
    sort: OFFER_SORTS,
    direction: [null, 'asc', 'desc'],
    isVerifiedOnly: [false, true],
    isPricedOnly: [false, true],
    cityId: [null, 7],
    chosen: [[], [12, 11]],
  },
  settle: (view) => ({
    ...view,
    direction: view.direction === firstDirection(view.sort) ? null : view.direction,
    filterSystem: view.filters.length === 0 ? 'si' : view.filterSystem,
  }),
});

describe('viewOf', () => {
  it('starts with the whole table, no size chosen, and the cheapest offers', () => {
    expect(PLAIN).toEqual({
      quantity: null,
      ...NO_TABLE,
      sort: 'price',
      direction: 'asc',
      isVerifiedOnly: false,
      isPricedOnly: false,
      cityId: null,
      chosen: [],
    });
  });

  it('reads every parameter of an address', () => {
    const query = '?quantity=50&sort=rating&dir=asc&verified=1&priced=1&city=2&compare=11,12';

    expect(read(query)).toEqual({
      quantity: 50,
      ...NO_TABLE,
      sort: 'rating',
      direction: 'asc',
      isVerifiedOnly: true,
      isPricedOnly: true,
      cityId: 2,
      chosen: [11, 12],
    });
  });

  it('reads how the table is shown', () => {
    expect(read('?unit=imperial&order=-price&all=1&v=TE3-160L-4')).toMatchObject({
      unitSystem: 'imperial',
      order: { key: 'price', direction: 'desc' },
      isWhole: true,
      variant: 'TE3-160L-4',
    });
    expect(read('?order=12').order).toEqual({ key: 12, direction: 'asc' });
  });

  it('reads filters as a form sends them, with empty fields and crossed ends', () => {
    const query = `?p1from=${encodeURIComponent('۳۰')}&p1to=5.5&p2=IE3&p2=IE4&p2=IE3&p3from=&p3to=&p4=&in=imperial`;

    expect(read(query)).toMatchObject({
      filters: [
        { propertyId: 1, from: 5.5, to: 30, choices: [] },
        { propertyId: 2, from: null, to: null, choices: ['IE3', 'IE4'] },
      ],
      filterSystem: 'imperial',
    });
  });

  it('reads a quantity as typed, and the checkboxes of a form sent without scripts', () => {
    expect(read(`?quantity=${encodeURIComponent('۱٬۲۰۰')}`).quantity).toBe(1200);
    expect(read('?compare=11&compare=12&compare=11').chosen).toEqual([11, 12]);
  });

  it.each([
    '?quantity=0',
    '?quantity=1000001',
    '?quantity=2.5',
    '?quantity=%3Cb%3E',
    '?sort=__proto__&dir=up',
    '?verified=yes&priced=true',
    '?city=-1&compare=0,-3,1e9,99999999999,<b>',
    '?quantity=&city=&compare=&sort=&v=&unit=&order=',
    '?v=<script>&unit=metric&order=--price&all=yes&p0=x&p1from=x&p01to=3',
  ])('ignores an unknown value: %s', (query) => {
    expect(read(query)).toEqual(PLAIN);
  });

  it('sorts the trust columns best first, the others smallest first', () => {
    expect(read('?sort=verified').direction).toBe('desc');
    expect(read('?sort=rating').direction).toBe('desc');
    expect(read('?sort=response').direction).toBe('asc');
  });
});

describe('the address of a view', () => {
  it('leaves out default values', () => {
    expect(viewQuery(PLAIN)).toBe('');
    expect(viewAddress(PUMP, PLAIN)).toBe(`/products/base-product/9/${encodeURIComponent('پمپ')}`);
  });

  it('is parsed back to the same view', () => {
    const views: Partial<PageView>[] = [
      { quantity: 50, chosen: [12, 11] },
      { sort: 'rating', direction: 'desc' },
      { sort: 'rating', direction: 'asc', cityId: 7 },
      { sort: 'price', direction: 'desc', isVerifiedOnly: true, isPricedOnly: true },
    ];
    for (const changes of views) {
      expect(read(viewQuery({ ...PLAIN, ...changes }))).toEqual({ ...PLAIN, ...changes });
    }
  });

  it('points a link at the table', () => {
    expect(viewLink(PUMP, PLAIN, { quantity: 3 })).toMatch(/\?quantity=3#sizes$/);
  });
});
