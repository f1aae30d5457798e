import { expect, it } from 'vitest';
import { payingAttempt } from './paying-attempt.rules.ts';
import { givenAttempt, givenPayment } from './payment.fixture.ts';

const PAID_AT = '2026-11-20T08:00:00.000Z';

it('is the attempt that was confirmed when the payment was', () => {
  const attempts = [
    givenAttempt({ id: 1, verifiedAt: '2026-11-20T09:00:00.000Z' }),
    givenAttempt({ id: 2, verifiedAt: PAID_AT }),
    givenAttempt({ id: 3, verifiedAt: null }),
  ];

  expect(payingAttempt(givenPayment({ attempts, verifiedAt: PAID_AT }))?.id).toBe(2);
  expect(payingAttempt(givenPayment({ attempts, verifiedAt: null }))).toBeUndefined();
});
