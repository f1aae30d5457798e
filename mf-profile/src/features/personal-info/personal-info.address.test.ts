import { profileLinks } from '@bazaar/contracts';
import { describeAddress } from '@bazaar/contracts/testing';
import { describe, expect, it } from 'vitest';
import { personalInfoAddress, personalInfoHref } from './personal-info.address.ts';

describeAddress({
  name: 'personalInfoAddress',
  address: personalInfoAddress,
  values: { kind: ['person', 'company'], next: [null, 'withdrawal'] },
});

describe('the address of the personal information', () => {
  it('names the company only', () => {
    expect(personalInfoHref('person')).toBe('/profile/personal-info');
    expect(personalInfoHref('company')).toBe('/profile/personal-info?kind=company');
  });

  it('keeps that the reader came from a withdrawal', () => {
    expect(personalInfoHref('person', 'withdrawal')).toBe(profileLinks.accountForWithdrawal());
  });
});
