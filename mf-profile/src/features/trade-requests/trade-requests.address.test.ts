import { SupplierId } from '@bazaar/contracts/merchant';
import { describeAddress } from '@bazaar/contracts/testing';
import { TRADE_SORTS } from '@bazaar/contracts/trade';
import { describe, expect, it } from 'vitest';
import { groupHref, REQUEST_GROUPS } from '../../common/trade/request-groups.rules.ts';
import { isFiltered, requestsAddress, requestsHref } from './trade-requests.address.ts';

const START = requestsAddress.defaults;

describeAddress({
  name: 'requestsAddress',
  address: requestsAddress,
  values: {
    group: [null, ...REQUEST_GROUPS],
    term: ['', 'پمپ & «۲۰»'],
    supplierId: [null, SupplierId.parse(7)],
    from: [null, '2026-03-21'],
    to: [null, '2026-11-20'],
    sort: [...TRADE_SORTS],
    page: [1, 2],
  },
});

describe('the address of the trade requests', () => {
  it('has no query for the first page of all', () => {
    expect(requestsHref(START)).toBe('/profile/directorder');
  });

  it('of a group is the one that other pages lead to', () => {
    for (const group of REQUEST_GROUPS) {
      expect(requestsHref(START, { group })).toBe(groupHref(group));
    }
  });

  it('starts again at the first page when the filter changes', () => {
    const view = { ...START, page: 3, term: 'پمپ' };

    expect(requestsHref(view, { group: 'quoted' })).toBe(
      `/profile/directorder?state=quoted&term=${encodeURIComponent('پمپ')}`,
    );
  });

  it.each([
    'state=Quoted',
    'supplier=0',
    'supplier=x',
    'from=1405-01-01',
    'to=2026-02-30',
    'page=-1',
    'state=toString',
  ])('shows all requests for «%s»', (query) => {
    expect(requestsAddress.parse(new URLSearchParams(query))).toEqual(START);
  });

  it('does not count the state as a filter', () => {
    expect(isFiltered({ ...START, group: 'quoted', page: 2 })).toBe(false);
    expect(isFiltered({ ...START, from: '2026-03-21' })).toBe(true);
  });
});
