import * as paths from '@bazaar/contracts/paths';
import { namesParameter } from '@bazaar/contracts/platform';
import { expect, it } from 'vitest';
import { pageAddress } from './features/base-product/page.address.ts';
import { comparisonAddress } from './features/comparison/comparison.address.ts';
import { delegationAddress } from './features/delegation/delegation.address.ts';
import { catalogAddress } from './features/supplier-catalog/supplier-catalog.address.ts';
import { contentAddress } from './features/supplier-content/supplier-content.address.ts';
import { supplierListAddress } from './features/supplier-list/supplier-list.address.ts';
import { routes } from './routes.ts';

const list = {
  choice: {
    ...{ provinceIds: [1], cityIds: [2], activityKinds: ['a'], certificate: 'b' },
    ...{ verified: true, hasCatalog: true },
  },
  ...{ sort: 'nearest', near: 3, page: 2 },
};
const baseProduct = {
  ...{
    quantity: 3,
    unitSystem: 'us',
    order: { key: 7, direction: 'desc' },
    filterSystem: 'us',
    isWhole: true,
  },
  filters: [
    { propertyId: 7, from: 1, to: 2, choices: [] },
    { propertyId: 8, from: null, to: null, choices: ['x'] },
  ],
  ...{
    variant: 'A-1',
    sort: 'rating',
    direction: 'asc',
    isVerifiedOnly: true,
    isPricedOnly: true,
    cityId: 3,
  },
  chosen: [1, 2],
};

/** The server renders a page without the parameters that its route does not declare. */
it.each([
  [paths.suppliersOfType, supplierListAddress.pairs(list as never)],
  [paths.suppliersOfCategory, supplierListAddress.pairs(list as never)],
  [paths.suppliersSearch, supplierListAddress.pairs(list as never)],
  [paths.baseProduct, pageAddress.pairs(baseProduct as never)],
  [paths.comparison, comparisonAddress.pairs({ ids: [1, 2] } as never)],
  [paths.supplierDelegations, delegationAddress.pairs({ status: 'Active', page: 2 } as never)],
  [paths.supplierContents, contentAddress.pairs({ contentTypeId: 1, page: 2 } as never)],
  [
    paths.supplierProducts,
    catalogAddress.pairs({ categoryId: 1, term: 'a', sort: 'cheapest', page: 2 } as never),
  ],
])('the route %s declares every parameter that its page reads', (pattern, pairs) => {
  const query = routes.find((route) => route.pattern === pattern)?.query ?? [];
  const names = [...new Set(pairs.map(([name]) => name))];

  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !namesParameter(query, name))).toEqual([]);
});

it('every route declares what it reads', () => {
  expect(routes.filter(({ query }) => query === undefined)).toEqual([]);
});
