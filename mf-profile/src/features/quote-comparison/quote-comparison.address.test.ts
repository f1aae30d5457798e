import { profileLinks } from '@bazaar/contracts';
import { describeAddress } from '@bazaar/contracts/testing';
import { NeedId } from '@bazaar/contracts/trade';
import { expect, it } from 'vitest';
import { comparisonAddress, comparisonHref, QUOTE_ORDERS } from './quote-comparison.address.ts';

const need = '7d0c5a3e-4b1f-4c6a-9f57-2e8a1b9c4d10';
const read = (query: string) => comparisonAddress.parse(new Request(`https://bazaar.example/x${query}`));

describeAddress({
  name: 'comparisonAddress',
  address: comparisonAddress,
  values: { need: [null, NeedId.parse(need)], order: QUOTE_ORDERS },
});

it('reads the need and the order', () => {
  expect(read(`?need=${need}&order=soonest`)).toEqual({ need, order: 'soonest' });
});

it('drops values that are neither a need nor an order', () => {
  expect(read('?need=12&order=best')).toEqual({ need: null, order: 'price' });
});

it('writes the same address as the link to the comparison', () => {
  const view = read(`?need=${need}`);

  expect(comparisonHref(view)).toBe(profileLinks.quoteComparison(need));
  expect(comparisonHref(view, { order: 'soonest' })).toBe(
    `/profile/directorder/compare?need=${need}&order=soonest`,
  );
});
