import { describe, expect, it } from 'vitest';
import { followWithdrawals, isOpen, wholeAmount } from './withdrawal-state.rules.ts';

describe('following withdrawals', () => {
  it('goes on while the bank has one of them, less and less often', () => {
    const shown = [{ state: 'Settled' }, { state: 'Sent' }] as const;

    expect([0, 1, 2, 5, 6, 40].map((reads) => followWithdrawals(shown, reads))).toEqual([
      3_000, 3_000, 5_000, 20_000, 30_000, 30_000,
    ]);
  });

  it.each([[undefined], [[]], [[{ state: 'Failed' }, { state: 'Cancelled' }] as const]])(
    'ends for %j',
    (shown) => {
      expect(followWithdrawals(shown, 1)).toBe(false);
    },
  );

  it('knows the two open states', () => {
    const states = ['Requested', 'Sent', 'Settled', 'Failed', 'Cancelled'] as const;

    expect(states.filter((state) => isOpen({ state }))).toEqual(['Requested', 'Sent']);
  });
});

describe('all of a wallet', () => {
  const limits = { minRial: 100_000, maxRial: 2_000_000_000 };

  it.each([
    [99_990, null],
    [100_000, 100_000],
    [123_456_789, 123_456_780],
    [5_000_000_000, 2_000_000_000],
  ])('%i rial is %s', (availableRial, whole) => {
    expect(wholeAmount({ availableRial, ...limits })).toBe(whole);
  });
});
