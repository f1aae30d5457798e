import { BaseProduct, VariantTable } from '@bazaar/contracts/product';
import { expect, it } from 'vitest';
import { givenBaseProduct, givenTable } from './base-product.fixture.ts';
import { sizesCsv } from './size-csv.ts';

it('the file has the shown units, prices in toman, and an address for each size', () => {
  const file = {
    product: BaseProduct.parse(givenBaseProduct()),
    table: VariantTable.parse(givenTable()),
    quantity: 4,
  };
  const lines = sizesCsv({ ...file, system: 'imperial' }, 'https://bazaar.example').split('\r\n');

  expect(lines[0]).toContain('توان (hp)');
  expect(lines[0]).toContain('قیمت از برای 4 دستگاه (تومان)');
  expect(lines[2]).toMatch(/^TE3-160L-4,20\.1,۴,160L,IP55,51400000,3,22,https:.+\?v=TE3-160L-4$/);
  expect(lines[4]).toContain('TE3-180M-2,29.5,۲,180M,IP55,,0,,');
});
