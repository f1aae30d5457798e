import { describeAddress } from '@bazaar/contracts/testing';
import { expect, it } from 'vitest';
import { paymentHref, returnAddress } from './payment-return.address.ts';

describeAddress({
  name: 'returnAddress',
  address: returnAddress,
  values: {
    paymentId: [null, 7],
    next: [null, 12],
    outcome: [null, '0b7c2f57-6f0e-4f0c-9d5f-6f3f5b0a1c11'],
  },
});

it('leads to the payment, with the request that is paid next', () => {
  expect(paymentHref(7, 12)).toBe('/profile/wallet?paymentId=7&next=12');
  expect(paymentHref(7, null)).toBe('/profile/wallet?paymentId=7');
  expect(paymentHref(null, 12)).toBe('/profile/wallet');
});
