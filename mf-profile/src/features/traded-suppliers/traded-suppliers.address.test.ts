import { describeAddress } from '@bazaar/contracts/testing';
import { describe, expect, it } from 'vitest';
import { tradedSuppliersAddress, tradedSuppliersHref } from './traded-suppliers.address.ts';

const read = (query: string) =>
  tradedSuppliersAddress.parse(new Request(`https://bazaar.test/profile/suppliers${query}`));

describeAddress({
  name: 'tradedSuppliersAddress',
  address: tradedSuppliersAddress,
  values: { page: [1, 2] },
});

describe('the address of the traded suppliers', () => {
  it('names every page but the first', () => {
    expect(tradedSuppliersHref(1)).toBe('/profile/suppliers');
    expect(tradedSuppliersHref(3)).toBe('/profile/suppliers?page=3');
  });

  it.each(['', '?page=0', '?page=x'])('shows the first page for "%s"', (query) => {
    expect(read(query)).toEqual({ page: 1 });
  });
});
