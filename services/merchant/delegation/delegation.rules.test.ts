import { describe, expect, it } from 'vitest';
import { delegationStatus } from './delegation.rules.ts';

describe('delegationStatus', () => {
  it.each([
    ['2026-11-19', 'expired'],
    ['2026-11-20', 'expiring'],
    ['2027-01-19', 'expiring'],
    ['2027-01-20', 'valid'],
    ['2030-03-20', 'valid'],
  ])('returns, for one that ends on %s, %s', (validTo, status) => {
    expect(delegationStatus(validTo, '2026-11-20')).toBe(status);
  });
});
