import { describeAddress } from '@bazaar/contracts/testing';
import { WALLET_TRANSACTION_TYPES } from '@bazaar/contracts/wallet';
import { describe, expect, it } from 'vitest';
import { statementAddress, statementHref } from './statement.address.ts';

const read = (query: string) =>
  statementAddress.parse(new Request(`https://bazaar.test/profile/wallet${query}`));

describeAddress({
  name: 'statementAddress',
  address: statementAddress,
  values: { type: [null, ...WALLET_TRANSACTION_TYPES], page: [1, 3, 100_000] },
});

describe('the address of a statement', () => {
  it('is parsed back to the values it was written from', () => {
    const view = { type: 'Refund', page: 3 } as const;

    expect(read(new URL(statementHref(view), 'https://bazaar.test').search)).toEqual(view);
  });

  it('has no query for the first page of all favorites', () => {
    expect(statementHref({ type: null, page: 1 })).toBe('/profile/wallet');
    expect(read('')).toEqual({ type: null, page: 1 });
  });

  it.each(['?type=Gold&page=0', '?type=&page=-2', '?page=1e3', '?type=constructor&page=۲'])(
    'shows everything from the first page for %s',
    (query) => {
      expect(read(query)).toEqual({ type: null, page: 1 });
    },
  );
});
