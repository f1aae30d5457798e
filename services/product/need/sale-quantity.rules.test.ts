import { MAX_QUANTITY } from '@bazaar/contracts/product';
import { expect, it } from 'vitest';
import { readNeed } from './need.rules.ts';
import { saleQuantity } from './sale-quantity.rules.ts';
import { givenCatalogue, givenFamily, TODAY, textColumn } from './small-catalogue.fixture.ts';

const chain = givenFamily(1, 'زنجیر صنعتی', {
  columns: [textColumn('تعداد ردیف')],
  rows: [['یک‌ردیفه'], ['دوردیفه']],
});

function quantityIn(need: string, saleUnit: string): number | null {
  const { good, quantity } = readNeed(need, givenCatalogue([chain], saleUnit), TODAY);
  if (good === null || quantity === null) {
    throw new Error(`«${need}» names no good, or no quantity.`);
  }
  return saleQuantity(quantity, good);
}

it.each([
  ['زنجیر صنعتی ۱۰۰۰۰۰۰ عدد', 'عدد', MAX_QUANTITY],
  ['زنجیر صنعتی ۱۰۰۰۰۰۱ عدد', 'عدد', null],
  ['زنجیر صنعتی ۱۰۰۰ تن', 'کیلوگرم', MAX_QUANTITY],
  ['زنجیر صنعتی ۲۰۰۰ تن', 'کیلوگرم', null],
])('offers of «%s», sold by «%s», are for a quantity that can be ordered', (need, saleUnit, quantity) => {
  expect(quantityIn(need, saleUnit)).toBe(quantity);
});
