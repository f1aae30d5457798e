import { expect, it } from 'vitest';
import { happenedAt } from './happened-at.rules.ts';
import { givenAttempt, givenPaid, givenPayment } from './payment.fixture.ts';

const retried = givenAttempt({ id: 2, attemptNo: 2, requestedAt: '2026-11-27T09:00:00Z', returnedAt: null });

it.each([
  ['is not tried yet', givenPayment({ attempts: [] }), '2026-11-20T06:00:00Z'],
  ['came back from the bank', givenPayment(), '2026-11-20T06:02:00Z'],
  ['is tried again', givenPayment({ attempts: [givenAttempt(), retried] }), '2026-11-27T09:00:00Z'],
  ['was paid', givenPaid(), '2026-11-20T06:03:00Z'],
])('a payment that %s has the moment of that', (_what, payment, at) => {
  expect(happenedAt(payment)).toBe(at);
});
