import { CustomerId } from '@bazaar/contracts/merchant';
import { describeAddress } from '@bazaar/contracts/testing';
import { describe, expect, it } from 'vitest';
import { addressesAddress, addressesHref } from './addresses.address.ts';

const read = (query: string) =>
  addressesAddress.parse(new Request(`https://bazaar.test/profile/address${query}`));

describeAddress({
  name: 'addressesAddress',
  address: addressesAddress,
  values: { customerId: [null, CustomerId.parse(7)] },
});

describe('the address of the addresses', () => {
  it('names the company whose addresses are shown', () => {
    expect(addressesHref(CustomerId.parse(7))).toBe('/profile/address?customer=7');
    expect(read('?customer=7')).toEqual({ customerId: 7 });
  });

  it('has no query for the own addresses', () => {
    expect(addressesHref(null)).toBe('/profile/address');
  });

  it.each(['', '?customer=0', '?customer=x', '?customer=-4'])('shows the own addresses for "%s"', (query) => {
    expect(read(query)).toEqual({ customerId: null });
  });
});
