import * as paths from '@bazaar/contracts/paths';
import { namesParameter } from '@bazaar/contracts/platform';
import { expect, it } from 'vitest';
import { listingAddress } from './common/listing/listing.address.ts';
import { needAddress } from './features/need-finder/need.address.ts';
import { searchAddress } from './features/search/search.address.ts';
import { routes } from './routes.ts';

const declared = (pattern: string) => routes.find((route) => route.pattern === pattern)?.query;

const listing = listingAddress.pairs({
  filter: {
    properties: [{ propertyId: 3, value: 1, maxValue: 2, measurementUnitId: 4, values: ['a'] }],
    ...{ cityIds: [1], priceMinRial: 10, priceMaxRial: 20, verified: true, inStock: true },
    priceKind: ['Fixed'],
  },
  ...{ sort: 'nearest', cityId: 1, page: 2, view: 'table' },
} as never);

/** The server renders a page without the parameters that its route does not declare. */
it.each([
  [paths.category, listing],
  [paths.categoryProperties, listing],
  [paths.productsOfType, listing],
  [paths.productsOfCategory, listing],
  [paths.productsOfCategoryAndSupplier, listing],
  [
    paths.search,
    searchAddress.pairs({
      ...{ scope: 'goods', sort: 'cheapest', page: 2 },
      choices: { types: ['Product'], categories: [1], cities: [2] },
    } as never),
  ],
  [paths.needFinder, needAddress.pairs({ q: 'پمپ' })],
])('the route %s declares every parameter that its page reads', (pattern, pairs) => {
  const query = declared(pattern) ?? [];
  const names = [...new Set(pairs.map(([name]) => name))];

  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !namesParameter(query, name))).toEqual([]);
});

it('every route declares what it reads', () => {
  expect(routes.filter(({ query }) => query === undefined)).toEqual([]);
});
