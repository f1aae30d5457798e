import { SupplierProductId } from '@bazaar/contracts/product';
import { describeAddress } from '@bazaar/contracts/testing';
import { expect, it } from 'vitest';
import { comparisonAddress } from './comparison.address.ts';

const ids = [9, 4, 71, 5].map((id) => SupplierProductId.parse(id));

describeAddress({
  name: 'comparisonAddress',
  address: comparisonAddress,
  values: { ids: [[], ids.slice(0, 2), ids] },
});

it('keeps the order of the goods, and at most four of them', () => {
  expect(comparisonAddress.parse(new URLSearchParams('ids=9&ids=x&ids=4&ids=71&ids=5&ids=6'))).toEqual({
    ids,
  });
});
