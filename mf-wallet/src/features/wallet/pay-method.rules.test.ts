import { describe, expect, it } from 'vitest';
import { givenGateways, givenPayment } from '../../common/payment/payment.fixture.ts';
import { firstMethod, payWays } from './pay-method.rules.ts';

const payment = givenPayment({
  purpose: 'tradeRequest',
  status: 'Created',
  attempts: [],
  amountRial: 100_000_000,
  allowedActions: ['payByWallet', 'cancel'],
});
const waysFor = (availableRial: number, given = payment) =>
  payWays({ payment: given, gateways: givenGateways, availableRial });

describe('the ways to pay', () => {
  it('are the wallet alone or the gateway when the wallet has enough', () => {
    const ways = waysFor(100_000_000);

    expect(ways).toEqual({ shortfallRial: 0, canWallet: true, canOnline: true, walletPartRial: 0 });
    expect(firstMethod(ways)).toBe('wallet');
  });

  it('take all of the wallet and the rest at the gateway when it has less', () => {
    const ways = waysFor(40_000_000);

    expect(ways).toMatchObject({ shortfallRial: 60_000_000, canWallet: false, walletPartRial: 40_000_000 });
    expect(firstMethod(ways)).toBe('mixed');
  });

  it('leave the gateway at least what it takes', () => {
    expect(waysFor(99_999_000).walletPartRial).toBe(99_990_000);
  });

  it('are the gateway alone when the wallet is empty', () => {
    expect(firstMethod(waysFor(0))).toBe('gateway');
  });

  it('follow what the service allows', () => {
    const closed = givenPayment({ ...payment, status: 'Verified', allowedActions: [] });
    const over = givenPayment({ ...payment, status: 'Failed', allowedActions: ['payByWallet'] });

    expect(firstMethod(waysFor(500_000_000, closed))).toBeNull();
    expect(waysFor(40_000_000, over)).toMatchObject({ canOnline: false, walletPartRial: 0 });
  });
});
