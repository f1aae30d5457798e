import { expect, it } from 'vitest';
import { payingAttempt } from './paying-attempt.ts';

const attempts = [
  { id: 1, verifiedAt: '2026-11-20T09:00:00.000Z' },
  { id: 2, verifiedAt: '2026-11-20T08:00:00+00:00' },
  { id: 3, verifiedAt: null },
];

it('is the attempt that was confirmed when the payment was, however its time is written', () => {
  expect(payingAttempt({ attempts, verifiedAt: '2026-11-20T08:00:00.000Z' })?.id).toBe(2);
});

it('is none of a payment that no gateway has paid', () => {
  expect(payingAttempt({ attempts, verifiedAt: null })).toBeUndefined();
  expect(payingAttempt({ attempts, verifiedAt: '2026-11-20T07:00:00.000Z' })).toBeUndefined();
});
