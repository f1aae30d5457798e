import { describeAddress } from '@bazaar/contracts/testing';
import { expect, it } from 'vitest';
import { paymentHref, returnAddress } from './payment-return.address.ts';

const NOTHING = { next: null, back: null, charge: null, company: null };

describeAddress({
  name: 'returnAddress',
  address: returnAddress,
  values: {
    paymentId: [null, 7],
    next: [null, 12],
    back: [null, 13],
    charge: [null, 185_418_532_800],
    company: [null, 9],
    outcome: [null, '0b7c2f57-6f0e-4f0c-9d5f-6f3f5b0a1c11'],
  },
});

it('leads to the payment, with the request that is paid next', () => {
  expect(paymentHref(7, { ...NOTHING, next: 12 })).toBe('/profile/wallet?paymentId=7&next=12');
  expect(paymentHref(7, NOTHING)).toBe('/profile/wallet?paymentId=7');
  expect(paymentHref(null, { ...NOTHING, next: 12 })).toBe('/profile/wallet');
});

it('leads on with what is still to be charged, in the wallet that it is for', () => {
  expect(paymentHref(7, { ...NOTHING, next: 12, charge: 3_000_000_000, company: 9 })).toBe(
    '/profile/wallet?paymentId=7&next=12&charge=3000000000&company=9',
  );
});
