import { LISTING_SORTS, ListingFilter, PriceKind } from '@bazaar/contracts/product';
import { describeAddress } from '@bazaar/contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listingAddress } from './listing.address.ts';
import { isCrossed, orderly } from './listing-filter.rules.ts';
import { LISTING_VIEWS, type ListingRefinements, type ListingState } from './listing-state.ts';

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const measure = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((number) => number / 1000);
const rial = fc.nat();
const option = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const range = fc.record({
  propertyId: id,
  value: measure,
  maxValue: option(measure),
  measurementUnitId: option(id),
});
const choice = fc.record({
  propertyId: id,
  values: fc.uniqueArray(fc.nat({ max: 2_147_483_647 }), { minLength: 1, maxLength: 9 }),
});
const filter = fc
  .record({
    properties: option(
      fc.uniqueArray(fc.oneof(range, choice), { maxLength: 10, selector: ({ propertyId }) => propertyId }),
    ),
    cityIds: option(fc.uniqueArray(id, { maxLength: 12 })),
    priceMinRial: option(rial),
    priceMaxRial: option(rial),
    verified: option(fc.constant(true)),
    inStock: option(fc.constant(true)),
    priceKind: option(fc.uniqueArray(fc.constantFrom(...PriceKind.options))),
  })
  .map((parts) => orderly(parts as ListingRefinements));
const state = fc
  .record({
    filter,
    sort: fc.constantFrom(...LISTING_SORTS),
    cityId: fc.integer({ min: 1, max: 999_999_999 }),
    page: fc.integer({ min: 1, max: 100_000 }),
    view: fc.constantFrom(...LISTING_VIEWS),
  })
  .map(({ cityId, ...rest }): ListingState => ({ ...rest, ...(rest.sort === 'nearest' && { cityId }) }));

const fullFilter = orderly(
  ListingFilter.parse({
    properties: [
      { propertyId: 4, value: 2.5, maxValue: 10, measurementUnitId: 3 },
      { propertyId: 9, values: [1, 2] },
    ],
    cityIds: [3, 7],
    priceMinRial: 0,
    priceMaxRial: 9,
  }),
);

describeAddress({
  name: 'listingAddress',
  address: listingAddress,
  values: {
    filter: [{}, { verified: true, inStock: true, priceKind: ['fixed', 'inquiry'] }, fullFilter],
    sort: LISTING_SORTS,
    cityId: [undefined, 7],
    page: [1, 100_000],
    view: LISTING_VIEWS,
  },
  settle: (whole) => ({ ...whole, cityId: whole.sort === 'nearest' ? whole.cityId : undefined }),
});

const read = (query: string) => listingAddress.parse(new URLSearchParams(query));
const START: ListingState = { filter: {}, sort: 'relevance', page: 1, view: 'grid' };

describe('the address of a list', () => {
  it('is parsed back to the whole state it was written from', () => {
    fc.assert(
      fc.property(state, (whole) => {
        expect(read(listingAddress.write(whole))).toEqual(whole);
      }),
    );
  });

  it('is the same for the same filter, whatever order it was chosen in', () => {
    const one = {
      filter: {
        cityIds: [7, 3, 7],
        properties: [
          { propertyId: 9, values: [2, 1] },
          { propertyId: 4, value: 1 },
        ],
      },
    };
    const other = {
      filter: {
        cityIds: [3, 7],
        properties: [
          { propertyId: 4, value: 1 },
          { propertyId: 9, values: [1, 2] },
        ],
      },
    };
    expect(listingAddress.write({ ...START, ...(one as object) })).toBe(
      listingAddress.write({ ...START, ...(other as object) }),
    );
    expect(listingAddress.write(START)).toBe('');
  });

  it('parses any query without an error, and writes the understood part back unchanged', () => {
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'filter',
        'filter.cityIds',
        'filter.cityIds[0]',
        'filter.properties',
        'filter.properties[0]',
        'filter.properties[0].propertyId',
        'filter.properties[0].value',
        'filter.properties[0].maxValue',
        'filter.properties[99].values',
        'filter.properties[100].values',
        'filter.priceMinToman',
        'filter.priceMaxRial',
        'filter.verified',
        'filter.priceKind',
        'filter.__proto__.x',
        'sort',
        'sort.field',
        'page',
        'view',
        'city',
      ),
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.integer().map(String),
      fc.constantFrom(
        'true',
        '1e9',
        '-0',
        'NaN',
        '۱۲٫۵',
        "' OR 1=1--",
        '<script>',
        '9'.repeat(30),
        'nearest',
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(key, text)), (pairs) => {
        const understood = listingAddress.parse(new URLSearchParams(pairs));
        expect(read(listingAddress.write(understood))).toEqual({
          ...understood,
          cityId: understood.sort === 'nearest' ? understood.cityId : undefined,
        });
      }),
      { numRuns: 500 },
    );
  });

  it('drops the part that is invalid, and keeps the others', () => {
    expect(
      read(
        'filter.cityIds=0&filter.priceKind=free&filter.verified=yes&filter.inStock=true&sort=best&view=wall&page=-2' +
          '&filter.properties[0].propertyId=x&filter.properties[0].value=1&filter.properties[1].propertyId=7&filter.properties[1].values=3',
      ),
    ).toEqual({ ...START, filter: { inStock: true, properties: [{ propertyId: 7, values: [3] }] } });
  });

  it('reads each property once, and drops those without a value', () => {
    const query =
      'filter.properties[0].propertyId=7&filter.properties[0].value=1&filter.properties[1].propertyId=7&filter.properties[1].value=2&filter.properties[2].propertyId=8';
    expect(read(query).filter.properties).toEqual([{ propertyId: 7, value: 1 }]);
  });

  it('reads a form that is sent without a script: empty fields, Persian digits, toman', () => {
    const query = new URLSearchParams([
      ['filter.properties[0].propertyId', '4'],
      ['filter.properties[0].value', '۲٫۵'],
      ['filter.properties[0].maxValue', ''],
      ['filter.properties[0].measurementUnitId', '3'],
      ['filter.properties[1].propertyId', '5'],
      ['filter.properties[1].value', ''],
      ['filter.priceMinToman', '۱۲٬۵۰۰'],
      ['filter.priceMaxToman', ''],
    ]);
    expect(listingAddress.parse(query).filter).toEqual({
      properties: [{ propertyId: 4, value: 2.5, measurementUnitId: 3 }],
      priceMinRial: 125_000,
    });
  });

  it('swaps crossed bounds, and reports that it did', () => {
    const query = new URLSearchParams(
      'filter.properties[0].propertyId=4&filter.properties[0].value=16&filter.properties[0].maxValue=10&filter.priceMinRial=9&filter.priceMaxRial=2',
    );
    expect(listingAddress.parse(query).filter).toEqual({
      properties: [{ propertyId: 4, value: 10, maxValue: 16 }],
      priceMinRial: 2,
      priceMaxRial: 9,
    });
    expect(isCrossed(query)).toBe(true);
    expect(isCrossed(new URLSearchParams('filter.priceMinRial=1&filter.priceMaxRial=2'))).toBe(false);
  });
});
