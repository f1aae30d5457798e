import { describe, expect, it } from 'vitest';
import { bankReturnsBy, followInterval } from './payment-state.rules.ts';

describe('following a payment', () => {
  it('waits longer with each read, up to half a minute', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 50].map((reads) => followInterval('VerifyPending', reads));

    expect(waits).toEqual([2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000, 30_000]);
  });

  it.each([
    'Verified',
    'Settled',
    'Failed',
    'Cancelled',
    'Expired',
    'Refunded',
    'Created',
    undefined,
  ] as const)('ends where nothing is expected of the bank: %s', (status) => {
    expect(followInterval(status, 1)).toBe(false);
  });

  it('goes on while the page of the bank is open', () => {
    expect(followInterval('RedirectedToGateway', 1)).toBe(2_000);
  });
});

it('a bank returns unconfirmed money within 72 hours', () => {
  expect(bankReturnsBy('2026-11-20T06:02:00Z')).toBe('2026-11-23T06:02:00.000Z');
});
