import { profileLinks } from '@bazaar/contracts';
import { describeAddress } from '@bazaar/contracts/testing';
import { describe, expect, it } from 'vitest';
import { personalInfoAddress, personalInfoHref } from './personal-info.address.ts';

describeAddress({
  name: 'personalInfoAddress',
  address: personalInfoAddress,
  values: { kind: ['person', 'company'], next: [null, 'withdrawal', 'request-7'] },
});

describe('the address of the personal information', () => {
  it('names the company only', () => {
    expect(personalInfoHref('person')).toBe('/profile/personal-info');
    expect(personalInfoHref('company')).toBe('/profile/personal-info?kind=company');
  });

  it('keeps that the reader came from a withdrawal', () => {
    expect(personalInfoHref('person', 'withdrawal')).toBe(profileLinks.accountForWithdrawal());
    expect(personalInfoHref('company', 'withdrawal')).toBe(profileLinks.accountForWithdrawal('company'));
  });

  it('keeps the request that the reader came from', () => {
    expect(personalInfoHref('person', 'request-7')).toBe(profileLinks.buyerDataForRequest(7));
    expect(personalInfoHref('company', 'request-7')).toBe(profileLinks.buyerDataForRequest(7, 'company'));
  });

  it.each([
    'request-',
    'request-0',
    'request-07',
    'request--7',
    'request-1e3',
    'request-99999999999999999999',
    'request-7/../..',
    ' request-7',
    'https://example.ir',
    '/profile',
  ])('takes no other text for a way back: %j', (next) => {
    expect(personalInfoAddress.parse(new URLSearchParams({ next })).next).toBeNull();
  });
});
