import { describeAddress } from '@bazaar/contracts/testing';
import { expect, it } from 'vitest';
import { businessAccountAddress, businessAccountHref, SPANS } from './business-account.address.ts';

describeAddress({
  name: 'businessAccountAddress',
  address: businessAccountAddress,
  values: { days: [...SPANS] },
});

it('has no query for the thirty days that are shown first', () => {
  expect(businessAccountHref({ days: '30' })).toBe('/profile/admin');
  expect(businessAccountHref({ days: '90' })).toBe('/profile/admin?days=90');
});
