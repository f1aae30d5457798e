import { SupplierId } from '@bazaar/contracts/merchant';
import { SupplierProductSummary } from '@bazaar/contracts/product';
import { expect, it } from 'vitest';
import { givenSummary } from '../../common/product/product.fixture.ts';
import { samplesOf } from './samples.rules.ts';

const id = SupplierId.parse(40);
const item = (number: number) => SupplierProductSummary.parse({ ...givenSummary(), id: number });
const source = (...numbers: number[]) => [{ supplierId: id, products: numbers.map(item) }];

it('shows three items, those of the category first and none twice', () => {
  expect(samplesOf(id, source(7), source(5, 7, 8, 9)).map((product) => product.id)).toEqual([7, 5, 8]);
});

it('shows no items of another supplier', () => {
  expect(samplesOf(SupplierId.parse(41), source(7), [])).toEqual([]);
});
