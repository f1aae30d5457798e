import { PAYMENT_STATUSES, type PaymentStatus } from '@bazaar/contracts/payment';
import { describe, expect, it } from 'vitest';
import { allowedActions, MAXIMUM_TRIES, nextStatus, PAYMENT_MACHINE } from './payment-machine.rules.ts';

const FINAL: readonly PaymentStatus[] = ['Refunded'];
const fresh = { purpose: 'tradeRequest', isClosed: false, tries: 1 } as const;

describe('the payment machine', () => {
  it('has one row for each move', () => {
    const names = PAYMENT_MACHINE.map(({ move }) => move);

    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    ['Created', 'redirect', 'RedirectedToGateway'],
    ['RedirectedToGateway', 'return', 'CallbackReceived'],
    ['CallbackReceived', 'verify', 'Verified'],
    ['Verified', 'settle', 'Settled'],
    ['CallbackReceived', 'suspend', 'VerifyPending'],
    ['VerifyPending', 'giveUp', 'Failed'],
    ['RedirectedToGateway', 'expire', 'Expired'],
    ['Cancelled', 'refund', 'Refunded'],
    ['Verified', 'creditExtra', 'Verified'],
  ] as const)('%s –%s→ %s', (from, move, to) => {
    expect(nextStatus(from, move)).toBe(to);
  });

  it('allows no wallet payment, cancellation or retry once the browser has returned', () => {
    for (const status of ['CallbackReceived', 'VerifyPending', 'Verified', 'Settled', 'Refunded'] as const) {
      expect([status, nextStatus(status, 'retry')]).toEqual([status, null]);
      expect([status, nextStatus(status, 'cancel')]).toEqual([status, null]);
      expect([status, nextStatus(status, 'payByWallet')]).toEqual([status, null]);
    }
  });

  it('reaches every status, and leaves every one but the last', () => {
    const reached = new Set<PaymentStatus>(['Created']);
    for (const { move } of [...PAYMENT_MACHINE, ...PAYMENT_MACHINE, ...PAYMENT_MACHINE]) {
      for (const status of [...reached]) {
        reached.add(nextStatus(status, move) ?? status);
      }
    }
    const stuck = PAYMENT_STATUSES.filter((status) =>
      PAYMENT_MACHINE.every(({ move }) => (nextStatus(status, move) ?? status) === status),
    );

    expect([reached.size, stuck]).toEqual([PAYMENT_STATUSES.length, FINAL]);
  });

  it('never leaves a refunded payment', () => {
    expect(PAYMENT_MACHINE.map(({ move }) => nextStatus('Refunded', move)).filter(Boolean)).toEqual([
      'Refunded',
    ]);
  });
});

describe('allowedActions', () => {
  it.each([
    ['Created', ['payByWallet', 'cancel']],
    ['RedirectedToGateway', ['cancel']],
    ['CallbackReceived', []],
    ['VerifyPending', []],
    ['Verified', []],
    ['Settled', []],
    ['Failed', ['retry', 'payByWallet', 'cancel']],
    ['Cancelled', ['retry', 'payByWallet']],
    ['Expired', ['retry', 'payByWallet', 'cancel']],
    ['Refunded', []],
  ] as const)('returns, for %s, %j', (status, actions) => {
    expect(allowedActions({ ...fresh, status })).toEqual(actions);
  });

  it('offers no payment of a wallet charge from the wallet', () => {
    expect(allowedActions({ ...fresh, status: 'Failed', purpose: 'walletCharge' })).toEqual([
      'retry',
      'cancel',
    ]);
  });

  it('offers no retry after the last attempt, and nothing when the purpose is closed', () => {
    expect(allowedActions({ ...fresh, status: 'Failed', tries: MAXIMUM_TRIES })).not.toContain('retry');
    expect(allowedActions({ ...fresh, status: 'Cancelled', isClosed: true })).toEqual([]);
  });
});
