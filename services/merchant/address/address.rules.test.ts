import { describe, expect, it } from 'vitest';
import { mayWriteAddresses, readAddress } from './address.rules.ts';

const INPUT = {
  title: 'دفتر',
  address: 'خیابان مطهری، کوچه نمونه',
  postalCode: '1587654321',
  receiverName: 'مریم کاظمی',
  receiverMobile: '09121234567',
};

describe('readAddress', () => {
  it('stores Persian letters, Latin digits and E.164', () => {
    const { fields } = readAddress({
      ...INPUT,
      title: 'دفتر مركزي',
      postalCode: '۱۵۸۷۶-۵۴۳۲۱',
      plaque: ' ',
      receiverMobile: '۰۹۱۲ ۱۲۳ ۴۵۶۷',
    });
    expect(fields).toMatchObject({
      title: 'دفتر مرکزی',
      postalCode: '1587654321',
      plaque: null,
      unit: null,
      receiverMobile: '+989121234567',
    });
  });

  it.each([
    ['postalCode', '0587654321'],
    ['postalCode', '2587654321'],
    ['postalCode', '1111111111'],
    ['postalCode', '15876543210'],
    ['receiverMobile', '02112345678'],
    ['title', '\u200c \u200c'],
    ['address', '      '],
    ['receiverName', '  '],
  ])('returns an error for %s with «%s»', (field, value) => {
    expect(Object.keys(readAddress({ ...INPUT, [field]: value }).faults ?? {})).toEqual([field]);
  });
});

describe('mayWriteAddresses', () => {
  it.each([
    ['owner', true],
    ['approver', true],
    ['requester', true],
    ['finance', false],
    ['viewer', false],
  ] as const)('judges %s as %s', (role, may) => {
    expect(mayWriteAddresses(role)).toBe(may);
  });
});
