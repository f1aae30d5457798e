import { describeAddress } from '@bazaar/contracts/testing';
import { expect, it } from 'vitest';
import { lastVisitsAddress, lastVisitsHref } from './last-visits.address.ts';

describeAddress({ name: 'lastVisitsAddress', address: lastVisitsAddress, values: { page: [1, 2] } });

it('has the type in its path, and no query for the first page', () => {
  expect(lastVisitsHref({ type: 'Content', page: 1 })).toBe('/profile/last-visits/Content');
  expect(lastVisitsHref({ type: 'Content', page: 3 })).toBe('/profile/last-visits/Content?page=3');
});
