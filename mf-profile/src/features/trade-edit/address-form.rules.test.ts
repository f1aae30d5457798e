import { describe, expect, it } from 'vitest';
import { addressFaults, addressInput, EMPTY_ADDRESS } from './address-form.rules.ts';

const whole = {
  ...EMPTY_ADDRESS,
  title: 'انبار',
  provinceId: '8',
  cityId: '81',
  address: 'شهرک صنعتی شکوهیه',
  postalCode: '۳۷۱۸۱-۴۶۵۲۹',
  receiverName: 'رضا کریمی',
  receiverMobile: '۰۹۱۲۱۲۳۴۵۶۷',
};

describe('a new address', () => {
  it('is sent with Latin digits in its postal code and without empty texts', () => {
    expect(addressFaults(whole)).toEqual({});
    expect(addressInput(whole)).toMatchObject({ postalCode: '3718146529', plaque: null, cityId: 81 });
  });

  it('is refused field by field, in words', () => {
    expect(Object.keys(addressFaults(EMPTY_ADDRESS))).toEqual([
      'title',
      'provinceId',
      'cityId',
      'address',
      'postalCode',
      'receiverName',
      'receiverMobile',
    ]);
    expect(addressFaults({ ...whole, postalCode: '0718146529' }).postalCode).toContain('ده رقم');
    expect(addressFaults({ ...whole, receiverMobile: '0912' }).receiverMobile).toContain('۰۹۱۲');
  });
});
