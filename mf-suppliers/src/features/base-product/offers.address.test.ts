import { describeAddress } from '@bazaar/contracts/testing';
import { describe, expect, it } from 'vitest';
import {
  firstDirection,
  OFFER_SORTS,
  type OffersView,
  offersAddress,
  viewAddress,
  viewLink,
  viewOf,
  viewQuery,
} from './offers.address.ts';

const read = (query: string) =>
  viewOf(new Request(`https://bazaar.example/products/base-product/9/x${query}`));
const PLAIN = read('');
const PUMP = { id: 9 as never, slug: 'پمپ' };

describeAddress({
  name: 'offersAddress',
  address: offersAddress,
  values: {
    quantity: [null, 1, 1_000_000],
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
  }),
});

describe('viewOf', () => {
  it('starts with the cheapest offers and no filter', () => {
    expect(PLAIN).toEqual({
      quantity: null,
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
      sort: 'rating',
      direction: 'asc',
      isVerifiedOnly: true,
      isPricedOnly: true,
      cityId: 2,
      chosen: [11, 12],
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
    '?quantity=&city=&compare=&sort=',
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
    const views: Partial<OffersView>[] = [
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
    expect(viewLink(PUMP, PLAIN, { quantity: 3 })).toMatch(/\?quantity=3#offers$/);
  });
});
