import { describe, expect, it } from 'vitest';
import { givenAddress } from './address.fixture.ts';
import {
  type AddressDraft,
  addressFaults,
  changeDraft,
  draftOf,
  emptyDraft,
  inputOf,
  postalCodeFault,
} from './address-form.rules.ts';

const filled = draftOf(givenAddress(1));
const faultsWith = (change: Partial<AddressDraft>) => addressFaults({ ...filled, ...change });

describe('postalCodeFault', () => {
  it.each(['1391856789', '۱۳۹۱۸-۵۶۷۸۹', '13918 56789', '١٣٩١٨٥٦٧٨٩', ' 13918–56789 '])(
    'accepts "%s"',
    (text) => {
      expect(postalCodeFault(text)).toBeUndefined();
    },
  );

  it.each([
    ['', 'کد پستی ده‌رقمی را بنویسید.'],
    ['139185678', 'کد پستی ده رقم است؛ ۹ رقم نوشته‌اید.'],
    ['13918567890', 'کد پستی ده رقم است؛ ۱۱ رقم نوشته‌اید.'],
    ['0391856789', 'کد پستی با ۰ یا ۲ شروع نمی‌شود. رقم اول را بررسی کنید.'],
    ['۲۳۹۱۸-۵۶۷۸۹', 'کد پستی با ۰ یا ۲ شروع نمی‌شود. رقم اول را بررسی کنید.'],
    ['1111111111', 'همه رقم‌های کد پستی نمی‌توانند یکسان باشند.'],
    ['13918a6789', 'کد پستی تنها رقم دارد.'],
  ])('says what is wrong with "%s"', (text, fault) => {
    expect(postalCodeFault(text)).toBe(fault);
  });
});

describe('addressFaults', () => {
  it('finds nothing in a saved address', () => {
    expect(addressFaults(filled)).toEqual({});
  });

  it('names every field that an empty form lacks', () => {
    expect(Object.keys(addressFaults(emptyDraft(undefined)))).toEqual([
      'title',
      'provinceId',
      'cityId',
      'address',
      'postalCode',
      'receiverName',
      'receiverMobile',
    ]);
  });

  it.each([
    ['title', 'ا'.repeat(61)],
    ['address', 'کوچه'],
    ['address', 'ا'.repeat(301)],
    ['plaque', '1'.repeat(21)],
    ['unit', '1'.repeat(21)],
    ['receiverName', 'م'],
    ['receiverName', 'م'.repeat(81)],
    ['receiverMobile', '0912123456'],
    ['receiverMobile', '02112345678'],
  ] as const)('refuses %s "%s"', (field, text) => {
    expect(Object.keys(faultsWith({ [field]: text }))).toEqual([field]);
  });

  it.each(['۰۹۱۲ ۱۲۳ ۴۵۶۷', '+989121234567', '9121234567'])('accepts the mobile "%s"', (receiverMobile) => {
    expect(faultsWith({ receiverMobile })).toEqual({});
  });
});

describe('inputOf', () => {
  it('sends Latin digits, ids as numbers and null for what is empty', () => {
    const draft = {
      ...filled,
      postalCode: '۱۳۹۱۸-۵۶۷۸۹',
      receiverMobile: '۰۹۱۲ ۱۲۳ ۴۵۶۷',
      urbanAreaId: '5',
      plaque: ' ',
    };

    expect(inputOf(draft)).toMatchObject({
      provinceId: 8,
      cityId: 81,
      urbanAreaId: 5,
      plaque: null,
      postalCode: '1391856789',
      receiverMobile: '+989121234567',
    });
  });
});

describe('changeDraft', () => {
  const placed = { ...filled, urbanAreaId: '5' };

  it('empties city and district when the province changes', () => {
    expect(changeDraft(placed, { provinceId: '9' })).toMatchObject({ cityId: '', urbanAreaId: '' });
  });

  it('empties the district when the city changes', () => {
    expect(changeDraft(placed, { cityId: '82' })).toMatchObject({ cityId: '82', urbanAreaId: '' });
  });

  it('keeps the place when another field changes', () => {
    expect(changeDraft(placed, { unit: '۴' })).toEqual({ ...placed, unit: '۴' });
  });
});

describe('emptyDraft', () => {
  it('begins with the receiver of the address before', () => {
    expect(emptyDraft(givenAddress(1))).toMatchObject({
      receiverName: 'مریم کریمی',
      receiverMobile: '۰۹۱۲۱۲۳۴۵۶۷',
      title: '',
    });
  });
});
