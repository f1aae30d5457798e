import { describeAddress } from '@bazaar/contracts/testing';
import { WALLET_TRANSACTION_TYPES } from '@bazaar/contracts/wallet';
import { describe, expect, it } from 'vitest';
import { isSearched, walletAddress, walletHref } from './wallet.address.ts';

const read = (query: string) =>
  walletAddress.parse(new Request(`https://bazaar.test/profile/wallet${query}`));

describeAddress({
  name: 'walletAddress',
  address: walletAddress,
  values: {
    company: [null, 7],
    show: [null, 'payments', 'holds', 'withdrawals', 'limit', 'payouts'],
    type: [null, ...WALLET_TRANSACTION_TYPES],
    from: [null, '2026-10-23'],
    to: [null, '2026-11-20'],
    code: ['', 'BZ-410037'],
    page: [1, 3, 100_000],
    charge: [null, 1_000_000, 185_418_532_800],
    withdraw: [null, 0, 50_000_000, 5_000_000_000],
    withdrawal: [null, 4],
    next: [null, 12],
    back: [null, 13],
    paymentId: [null, 5],
    pay: [null, 12],
    receipt: [false, true],
  },
});

describe('the address of the wallet', () => {
  it('is parsed back to the values it was written from', () => {
    const view = { ...walletAddress.defaults, type: 'Refund', page: 3, code: 'BZ-41' } as const;

    expect(read(new URL(walletHref(view), 'https://bazaar.test').search)).toEqual(view);
  });

  it('has no query for the first page of all transactions', () => {
    expect(walletHref(walletAddress.defaults)).toBe('/profile/wallet');
    expect(read('')).toEqual(walletAddress.defaults);
  });

  it.each([
    '?type=Gold&page=0',
    '?type=&page=-2&from=1405/08/01',
    '?page=1e3&paymentId=x&pay=-1&charge=1.5&withdraw=all&withdrawal=0',
    '?type=constructor&page=۲&receipt=1',
  ])('shows the first page of all for %s', (query) => {
    expect(read(query)).toEqual(walletAddress.defaults);
  });

  it('reads a code in any digits, and knows a narrowed statement', () => {
    expect(read('?code=%20BZ-%DB%B4%DB%B1%20').code).toBe('BZ-41');
    expect(isSearched(read('?code=BZ'))).toBe(true);
    expect(isSearched(read('?type=Refund'))).toBe(false);
  });
});
