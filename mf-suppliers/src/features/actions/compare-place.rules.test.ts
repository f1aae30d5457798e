import { links } from '@bazaar/contracts';
import { expect, it } from 'vitest';
import { comparePlace } from './compare-place.rules.ts';

it.each([
  [links.category(2021, 'پمپ'), 'list'],
  [links.productsOfType('Product'), 'list'],
  [links.productsOfCategoryAndSupplier(2021, 40), 'list'],
  [links.search('پمپ'), 'list'],
  [links.supplierProducts(40, 'Product'), 'list'],
  [links.product(5, 'پمپ'), 'elsewhere'],
  [links.supplier(40, 'پمپ'), 'elsewhere'],
  [links.home(), 'elsewhere'],
  ['/products/compare', 'comparison'],
] as const)('takes %s for a page of the kind «%s»', (path, place) => {
  expect(comparePlace(path)).toBe(place);
});
