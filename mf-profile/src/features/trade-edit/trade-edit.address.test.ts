import { profileLinks } from '@bazaar/contracts';
import { SupplierProductId } from '@bazaar/contracts/product';
import { describeAddress } from '@bazaar/contracts/testing';
import { describe, expect, it } from 'vitest';
import { STEPS, stepHref, tradeEditAddress } from './trade-edit.address.ts';

describeAddress({
  name: 'tradeEditAddress',
  address: tradeEditAddress,
  values: { step: STEPS, add: [null, SupplierProductId.parse(5)], quantity: [null, 20] },
});

describe('the address of a step', () => {
  it('has no query for the first step', () => {
    expect(stepHref(7, 'lines')).toBe('/profile/directorder/edit/7');
  });

  it('names the step and the field', () => {
    expect(stepHref(7, 'delivery', 'need-by')).toBe('/profile/directorder/edit/7?step=delivery#need-by');
  });

  it('is the same for those who come back to the last step', () => {
    expect(stepHref(7, 'check')).toBe(profileLinks.tradeRequestCheck(7));
  });

  it('opens the first step for a word that is none', () => {
    expect(tradeEditAddress.parse(new URLSearchParams('step=toString'))).toEqual({
      ...{ step: 'lines', add: null, quantity: null },
    });
  });
});
